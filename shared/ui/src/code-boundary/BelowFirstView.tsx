import type { ReactNode } from 'react';

/** Part of a page that its first view leaves out, as nothing stands below it. */
export function BelowFirstView({ children }: { children: ReactNode }) {
  return children;
}
