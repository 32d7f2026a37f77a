import { asRecords, z } from '@portal/wire';
import type { ApiAnswer, AskApi } from './askApi.ts';

export interface RuleContext {
  ask: AskApi;
  token: string;
  refreshToken: string;
  /** Path of the API's base, such as `/api/`. */
  base: string;
}

/** Documented behaviour beyond single calls. */
export interface Rule {
  name: string;
  required: boolean;
  /** What the portal does without it. */
  without: string;
  /** Undefined if it holds, else what was seen; null if this client cannot show it. */
  fault: (context: RuleContext) => Promise<string | null | undefined>;
}

const listSchema = z.pipe(asRecords, z.object({ records: z.array(z.unknown()) }));

export const paged = (page: number, size: number) => ({
  limit: '200',
  page_size: String(size),
  page: String(page),
  order: 'desc',
  library: 'allresearch',
  page_name: 'allresearch',
  component_name: 'library',
});

/** Empty for anything but a list. */
export const recordsOf = ({ body }: ApiAnswer): unknown[] => listSchema.safeParse(body).data?.records ?? [];

export const statusText = ({ status }: ApiAnswer): string => `It answers ${status}.`;
