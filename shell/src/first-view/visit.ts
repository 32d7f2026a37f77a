import type { Entitlements, Language } from '@portal/contract';

/** What is known of a visit before the portal's code has come. */
export interface Visit {
  language: Language;
  pathname: string;
  search: string;
  /** Those of the page's address. */
  params: Readonly<Record<string, string>>;
  /** Decoded. */
  cookies: ReadonlyMap<string, string>;
  entitlements: Entitlements;
  /** The API's answers by call key. */
  answers: ReadonlyMap<string, unknown>;
}

let current: Visit | undefined;

/** Sets whose visit is drawn next. */
export function visitBy(visit: Visit): void {
  current = visit;
}

/** @throws before `visitBy` */
export function visit(): Visit {
  if (current === undefined) throw new Error('Nothing is drawn before the visit is known.');
  return current;
}
