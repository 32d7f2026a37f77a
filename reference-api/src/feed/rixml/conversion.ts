import type { FeedRefusal } from '../FeedRefusal.ts';
import type { RixmlIssuer } from './readIssuers.ts';
import type { RixmlProduct, RixmlResource } from './readProduct.ts';
import { mappedFrom, type RixmlMapping } from './rixmlMapping.ts';

/** A record of a feed, or why there is none, with where it is in the file. */
export interface ConvertedLine {
  line: number;
  record?: { kind: string; reference?: string };
  fault?: FeedRefusal;
}

export interface Conversion {
  mapping: RixmlMapping;
  /** Says what is left out. */
  note: (line: number, sentence: string) => void;
  /** Whether the portal has this company, by any of its names. */
  hasCompany: (name: string) => Promise<boolean>;
  /** References of the publications of a paper. */
  editionsOf: (paper: string) => Promise<string[]>;
}

/** A product of one resource has the reference that both share. */
export const referenceOf = ({ id }: Pick<RixmlProduct, 'id'>, resource: Pick<RixmlResource, 'id'>): string =>
  resource.id === id ? id : `${id}.${resource.id}`;

/** What a feed calls a company: as it is mapped, else its ISIN, Bloomberg ticker or name. Null for one to leave out. */
export function companyOf({ ids, name }: RixmlIssuer, { companies }: RixmlMapping): string | null {
  const mapped = ids.map((id) => mappedFrom(companies, id)).find((each) => each !== undefined);
  if (mapped !== undefined) return mapped;
  const known = ['ISIN:', 'Bloomberg:'].flatMap((kind) => ids.find((id) => id.startsWith(kind)) ?? []);
  return known[0]?.replace(/^\w+:/, '') ?? name ?? null;
}
