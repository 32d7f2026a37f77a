import type { Language } from '@portal/contract';
import type { LibraryName } from '@portal/wire';
import type { AssetClass } from '../policies/entitlements.ts';
import type { PublicationType } from './publicationTypes.ts';
import type { Company } from './universe.ts';

/** What a publication shares with its translation. */
export interface Story extends Pick<
  DemoPublication,
  'type' | 'assetClasses' | 'company' | 'peer' | 'sector' | 'analysts'
> {
  titles: Record<Language, string>;
}

export interface DemoPublication {
  docRef: string;
  /** The paper that it is an edition of. */
  paper?: string | undefined;
  /** Clock time in Zurich. */
  local: string;
  language: Language;
  title: string;
  longTitle: string;
  type: PublicationType;
  assetClasses: readonly AssetClass[];
  company: Company | undefined;
  /** Also mentioned. */
  peer: Company | undefined;
  /** Index into the sectors. */
  sector: number | undefined;
  /** Indices of the authors. */
  analysts: readonly number[];
  /** The document's text in the form of `textOf`. Default: written about its subject. */
  text?: string | undefined;
  /** Libraries above whose lists it is shown. Default: none. */
  featured?: readonly LibraryName[];
  /** The company's model, which no library lists. */
  isModel?: true;
}
