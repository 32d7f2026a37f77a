import { mayOpen, pages, parseLanguage, type Entitlements, type Language, type Page } from '@portal/contract';
import { matchPath } from '@portal/router';
import type { SuggestedRecord, SuggestedTitle } from '@portal/wire';
import { parameter, searchAddress } from '../header/searchAddress.ts';
import { libraryAt, type SearchedName } from './libraryAt.ts';
import type { TypedSince } from './typedSince.ts';

export interface PanelOption {
  href: string;
  searchedIn?: 'allResearch' | SearchedName;
  /** What it searches for: the typed text, another spelling, or an earlier search. */
  searchedFor?: string;
  name?: string;
  /** What can be followed. */
  record?: SuggestedRecord;
  /** Of the name, if it differs from the interface's. */
  language?: Language | undefined;
  /** Outside the subscription. @default false */
  closed?: boolean;
  /** Publications from this day on, yyyy-MM-dd. */
  since?: string;
}

export interface PanelGroup {
  kind: 'recent' | 'since' | 'exact' | 'searches' | 'spelling' | SuggestedRecord['category'] | 'titles';
  options: PanelOption[];
}

interface Matches {
  records: readonly SuggestedRecord[];
  titles: readonly SuggestedTitle[];
}

interface Suggestions extends Matches {
  exact?: Matches;
  spelling?: string | null;
}

interface Situation {
  text: string;
  /** What the text asks for from a day on; once answered, suggestions are of its own text, until then of one before. */
  since: (TypedSince & { today: string; isAnswered: boolean }) | undefined;
  place: { pathname: string; search: string };
  suggestions: Suggestions | undefined;
  /** Earlier searches, shown until something is typed. */
  recent: readonly string[];
  language: Language;
  entitlements: Entitlements | undefined;
}

const kinds = ['Company', 'Analyst', 'Sector'] as const;

const allPages: readonly Page[] = Object.values<Page>(pages);

function isOpen(href: string, entitlements: Entitlements | undefined): boolean {
  const [pathname = ''] = href.split(/[?#]/);
  const page = allPages.find(({ path }) => matchPath(path, pathname) !== null);
  return (
    /^\/(?![/\\])/.test(href) &&
    page !== undefined &&
    entitlements !== undefined &&
    mayOpen(entitlements, { pathname, access: page.access })
  );
}

/** The current library first, keeping its filters. */
function searches({ text, place }: Situation): PanelOption[] {
  const everywhere = searchAddress(text);
  if (everywhere === undefined) return [];
  const library = libraryAt(place.pathname);
  const options: PanelOption[] = [{ href: everywhere, searchedIn: 'allResearch', searchedFor: text.trim() }];
  if (library === undefined) return options;
  const address = new URLSearchParams(place.search);
  address.set(parameter, text.normalize('NFC').trim());
  const inLibrary = { searchedIn: library.name, searchedFor: text.trim() };
  return [{ href: `${place.pathname}?${address}`, ...inLibrary }, ...options];
}

/** A title that cannot be opened leads to its list entry, which says why. */
function titleOption(
  { title, language, entitled, preview_link: link }: SuggestedTitle,
  open: boolean,
): PanelOption {
  const inList = searchAddress(`"${title.replaceAll('"', ' ').trim()}"`) ?? pages.allResearch.path;
  return {
    href: open ? link : inList,
    name: title,
    language: parseLanguage(language),
    closed: !entitled,
  };
}

/** A value in an address, which joins several by “;”. */
const asValue = (value: string) => value.replaceAll('%', '%25').replaceAll(';', '%3B');

/** What was published from a day on: about each record that is meant, and whatever contains the text. [L-28] */
function sinceOptions({ since, entitlements, language }: Situation, records: readonly SuggestedRecord[]) {
  if (since === undefined || !isOpen(pages.allResearch.path, entitlements)) return [];
  const days = { start_date: since.from, end_date: since.today };
  const about = (since.isAnswered ? records : []).map((record) => ({
    href: pages.allResearch.href({ [record.category]: asValue(record.value), ...days }),
    name: nameOf(record, language),
  }));
  const containing = { href: pages.allResearch.href({ [parameter]: since.text, ...days }), name: since.text };
  return [...about, { ...containing, searchedIn: 'allResearch' as const }].map((option) => ({
    ...option,
    since: since.from,
  }));
}

const nameOf = ({ value, translated_value: translated }: SuggestedRecord, language: Language): string =>
  language === 'de' ? (translated ?? value) : value;

const nothing: Matches = { records: [], titles: [] };

/** In display order, without empty groups; nothing stands twice. [L-20] [L-28] */
export function panelOptions(situation: Situation): PanelGroup[] {
  const { suggestions = nothing, language, entitlements } = situation;
  const { exact: named = nothing, spelling = null }: Suggestions = suggestions;
  const recordOptions = (records: readonly SuggestedRecord[]) =>
    records
      .filter(({ profile_link: href }) => isOpen(href, entitlements))
      .map((record) => ({
        href: record.profile_link,
        name: nameOf(record, language),
        record,
      }));
  const titleOptions = (titles: readonly SuggestedTitle[]) =>
    titles.map((title) => titleOption(title, isOpen(title.preview_link, entitlements)));
  const exact = [...recordOptions(named.records), ...titleOptions(named.titles)];
  const further = (options: PanelOption[]) =>
    options.filter(({ href }) => !exact.some((each) => each.href === href));
  const meant = [...named.records, ...suggestions.records].filter(
    ({ profile_link: link }, place, all) => all.findIndex((each) => each.profile_link === link) === place,
  );
  const recordsOf = (kind: string) =>
    further(recordOptions(suggestions.records.filter(({ category }) => category === kind)));
  return [
    { kind: 'recent' as const, options: situation.text === '' ? situation.recent.flatMap(searchFor) : [] },
    { kind: 'since' as const, options: sinceOptions(situation, meant) },
    { kind: 'exact' as const, options: exact },
    { kind: 'searches' as const, options: searches(situation) },
    { kind: 'spelling' as const, options: spelling === null ? [] : searchFor(spelling) },
    ...kinds.map((kind) => ({ kind, options: recordsOf(kind) })),
    { kind: 'titles' as const, options: further(titleOptions(suggestions.titles)) },
  ].filter(({ options }) => options.length > 0);
}

function searchFor(term: string): PanelOption[] {
  const href = searchAddress(term);
  return href === undefined ? [] : [{ href, searchedFor: term, name: term }];
}
