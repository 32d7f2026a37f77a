import type { PortalTab } from '@portal/contract';
import { libraryNames, type LibraryName } from '@portal/wire';
import { HttpError } from '../http/HttpError.ts';

/** Publication types that are long pieces, not updates, comments or tables. */
export const studyTypes: readonly string[] = ['Unternehmensstudie', 'Kreditanalyse', 'Spezialstudie'];

/** Stored: append only. */
export const libraryBits: Record<LibraryName, number> = {
  equities: 1,
  bonds: 2,
  markets: 4,
  real_estate: 8,
  international: 16,
  allresearch: 32,
};

export interface Filed {
  aggregatedType: string;
  assetClasses: readonly string[];
  /** English names. */
  sectors: readonly string[];
  /** Whether it is about a company covered by the partner bank. */
  international: boolean;
}

export const realEstateSectors: readonly string[] = [
  'Real Estate',
  'Real Estate Funds / Investment Foundations',
];

/**
 * Files a publication. Legal notes are not research and in no library. Equity research on international coverage is in
 * the international library instead of the equity library, which is the bank's own coverage.
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

export function bitsOf(libraries: readonly LibraryName[]): number {
  return libraries.reduce((bits, name) => bits | libraryBits[name], 0);
}

/** Reads names joined with ";", ignoring unknown ones; undefined if there are none. */
export function readLibraries(joined: string | undefined): LibraryName[] | undefined {
  if (joined === undefined || joined.trim() === '') return undefined;
  const given = joined.split(';').map((name) => name.trim());
  return libraryNames.filter((name) => given.includes(name));
}

/** All research is open to everyone. */
const libraryTabs: Record<LibraryName, PortalTab | undefined> = {
  allresearch: undefined,
  equities: 'equity_library_tab',
  bonds: 'fixed_income_library_tab',
  international: 'international_library_tab',
  markets: 'markets_library_tab',
  real_estate: 'real_estate_library_tab',
};

/** Returns the libraries without all research, which repeats the others. */
export function openLibraries({ portalTabs }: { portalTabs: readonly string[] }): LibraryName[] {
  return (Object.keys(libraryTabs) as LibraryName[]).filter((name) => {
    const tab = libraryTabs[name];
    return tab !== undefined && portalTabs.includes(tab);
  });
}

/** Refuses clients without access to the page. [G-09] */
export function requireHighlights({ portalTabs }: { portalTabs: readonly string[] }): void {
  const tab: PortalTab = 'todays_highlights_tab';
  if (!portalTabs.includes(tab))
    throw new HttpError(403, 'Today’s Highlights are not included in the subscription.');
}

/** Whether the client may open the page. [G-09] */
export function mayOpenLibrary(
  { portalTabs }: { portalTabs: readonly string[] },
  library: LibraryName,
): boolean {
  const tab = libraryTabs[library];
  return tab === undefined || portalTabs.includes(tab);
}

/** Refuses clients without access to the page. [G-09] */
export function requireLibrary(client: { portalTabs: readonly string[] }, library: LibraryName): void {
  if (!mayOpenLibrary(client, library))
    throw new HttpError(403, 'This library is not included in the subscription.');
}
