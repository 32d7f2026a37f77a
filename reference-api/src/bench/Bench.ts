import type { ApiProcess } from './ApiProcess.ts';

/** What one connection sends, again and again. */
export interface Caller {
  headers?: Record<string, string>;
  body?: string;
  /** The next body, made from an answer; left out, the body stays. */
  bodyAfter?: (answer: string) => string;
}

/** One row of the table: a call under load. Further calls are further files in `benches`. */
export interface Bench {
  /** What the row is called. */
  name: string;
  method: 'GET' | 'POST';
  /** Below the API base, with its query. */
  path: string;
  connections: number;
  /** Makes what each connection sends; it is kept from the warming-up to the measured run. */
  prepare: (api: ApiProcess, connections: number) => Promise<Caller[]>;
}
