import type { Portal } from './Portal.ts';

/** What became of one promise under a fault. */
interface Promised {
  promise: string;
  measured: string;
  held: boolean;
}

/** One thing that goes wrong, and what is promised while it does. */
export interface Fault {
  name: string;
  /** How it is brought about. */
  how: string;
  run: (portal: Portal) => Promise<Promised[]>;
}
