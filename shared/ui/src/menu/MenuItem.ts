import type { ReactNode } from 'react';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
} & (
  | { /** A page to open. */ to: string; onSelect?: never }
  | { /** An action. */ onSelect: () => void; to?: never }
);
