import type { Language } from '@portal/contract';
import type { AssetClass } from '../policies/entitlements.ts';
import type { PublicationType } from './publicationTypes.ts';
import type { Company } from './universe.ts';

/** What one or two publications (a translation is one of its own) have in common. */
export interface Story extends Pick<
  DemoPublication,
  'type' | 'assetClasses' | 'company' | 'peer' | 'sector' | 'analysts'
> {
  titles: Record<Language, string>;
}

/** A publication before it is in the database. */
export interface DemoPublication {
  docRef: string;
  /** Names the paper that it is an edition of; one of its own when left out. */
  paper?: string | undefined;
  /** Clock time in Zurich. */
  local: string;
  language: Language;
  title: string;
  longTitle: string;
  type: PublicationType;
  assetClasses: readonly AssetClass[];
  company: Company | undefined;
  /** Mentioned besides. */
  peer: Company | undefined;
  /** Index into the sectors. */
  sector: number | undefined;
  /** Indices of the authors. */
  analysts: readonly number[];
  /** What its document says, as `textOf` writes it; written about its subject when left out. */
  text?: string | undefined;
  /** Reached from a page of its own: no library lists it. @default false */
  unlisted?: boolean;
}
