import type { Portal } from './Portal.ts';

/** How one promise fared under a fault. */
interface Promised {
  promise: string;
  measured: string;
  held: boolean;
}

/** One thing that goes wrong, and what is promised meanwhile. */
export interface Fault {
  name: string;
  /** How the fault is produced. */
  how: string;
  run: (portal: Portal) => Promise<Promised[]>;
}
