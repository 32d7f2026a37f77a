import type { Portal } from './Portal.ts';

interface Promised {
  promise: string;
  measured: string;
  isMet: boolean;
}

/** A fault, and what is promised meanwhile. */
export interface Fault {
  name: string;
  /** How it is produced. */
  how: string;
  run: (portal: Portal) => Promise<Promised[]>;
}
