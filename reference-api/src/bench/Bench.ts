import type { ApiProcess } from './ApiProcess.ts';

/** What one connection sends repeatedly. */
export interface Caller {
  headers?: Record<string, string>;
  body?: string;
  /** Makes the next body from the answer. Default: same body. */
  bodyAfter?: (answer: string) => string;
}

/** One row of the table: a call under load. */
export interface Bench {
  name: string;
  method: 'GET' | 'POST';
  /** Relative to the API base. */
  path: string;
  connections: number;
  /** Makes what each connection sends; kept from the warm-up to the measured run. */
  prepare: (api: ApiProcess, connections: number) => Promise<Caller[]>;
}
