import type { PortalTab } from '@portal/contract';
import { libraryNames, type LibraryName } from '@portal/wire';
import { HttpError } from '../http/HttpError.ts';

/** Publication types, by their values, that are studies: long pieces, not updates, comments or tables. */
export const studyTypes: readonly string[] = ['Unternehmensstudie', 'Kreditanalyse', 'Spezialstudie'];

/** The bit of each library in a publication's `libraries`. They are stored: append only. */
export const libraryBits: Record<LibraryName, number> = {
  equities: 1,
  bonds: 2,
  markets: 4,
  real_estate: 8,
  international: 16,
  allresearch: 32,
};

/** What decides where a publication is filed. */
export interface Filed {
  aggregatedType: string;
  assetClasses: readonly string[];
  /** English names of the sectors it is about. */
  sectors: readonly string[];
  /** Whether it is about a company that the partner bank covers. */
  international: boolean;
}

/** The sectors of the real estate library. */
export const realEstateSectors: readonly string[] = [
  'Real Estate',
  'Real Estate Funds / Investment Foundations',
];

/**
 * The libraries a publication stands in. Legal notes are no research and stand in none. The equity library is the bank's own
 * coverage: equity research on international coverage stands in the international library instead.
 */
export function librariesOf({ aggregatedType, assetClasses, sectors, international }: Filed): LibraryName[] {
  if (aggregatedType === 'Legal') return [];
  const equity = assetClasses.includes('Equity');
  const belongs: Record<LibraryName, boolean> = {
    allresearch: true,
    equities: equity && !international,
    bonds: assetClasses.includes('Fixed Income'),
    international: equity && international,
    markets: assetClasses.includes('Markets'),
    real_estate: sectors.some((sector) => realEstateSectors.includes(sector)),
  };
  return (Object.keys(belongs) as LibraryName[]).filter((name) => belongs[name]);
}

/** The same as one number. */
export function bitsOf(libraries: readonly LibraryName[]): number {
  return libraries.reduce((bits, name) => bits | libraryBits[name], 0);
}

/** Libraries as a call names them, joined with ";"; undefined when it names none. What is no library is left out. */
export function readLibraries(joined: string | undefined): LibraryName[] | undefined {
  if (joined === undefined || joined.trim() === '') return undefined;
  const given = joined.split(';').map((name) => name.trim());
  return libraryNames.filter((name) => given.includes(name));
}

/** The portal tab that opens a library; all research is open to everybody. */
const libraryTabs: Record<LibraryName, PortalTab | undefined> = {
  allresearch: undefined,
  equities: 'equity_library_tab',
  bonds: 'fixed_income_library_tab',
  international: 'international_library_tab',
  markets: 'markets_library_tab',
  real_estate: 'real_estate_library_tab',
};

/** The libraries on asset classes and regions that a client may open. All research, which repeats them, is none of them. */
export function openLibraries({ portalTabs }: { portalTabs: readonly string[] }): LibraryName[] {
  return (Object.keys(libraryTabs) as LibraryName[]).filter((name) => {
    const tab = libraryTabs[name];
    return tab !== undefined && portalTabs.includes(tab);
  });
}

/** Refuses the day's publications to a client who may not open their page. [G-09] */
export function requireHighlights({ portalTabs }: { portalTabs: readonly string[] }): void {
  const tab: PortalTab = 'todays_highlights_tab';
  if (!portalTabs.includes(tab))
    throw new HttpError(403, 'Today’s Highlights are not included in the subscription.');
}

/** Whether a client may open the page of a library. [G-09] */
export function mayOpenLibrary(
  { portalTabs }: { portalTabs: readonly string[] },
  library: LibraryName,
): boolean {
  const tab = libraryTabs[library];
  return tab === undefined || portalTabs.includes(tab);
}

/** Refuses a library whose page the client may not open. [G-09] */
export function requireLibrary(client: { portalTabs: readonly string[] }, library: LibraryName): void {
  if (!mayOpenLibrary(client, library))
    throw new HttpError(403, 'This library is not included in the subscription.');
}
