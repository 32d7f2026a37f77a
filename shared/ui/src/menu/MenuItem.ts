import type { ReactNode } from 'react';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
} & (
  | { /** A page to go to. */ to: string; onSelect?: never }
  | { /** Something to do. */ onSelect: () => void; to?: never }
);
