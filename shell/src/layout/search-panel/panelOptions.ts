import { mayOpen, pages, parseLanguage, type Entitlements, type Language, type Page } from '@portal/contract';
import { matchPath } from '@portal/router';
import type { LibraryName, SuggestedRecord, SuggestedTitle } from '@portal/wire';
import { parameter, searchAddress } from '../header/searchAddress.ts';
import { libraryAt } from './libraryAt.ts';

/** What the panel offers: a way, and what it is called. */
export interface PanelOption {
  href: string;
  /** What was typed is searched there. */
  searchedIn?: 'allResearch' | LibraryName;
  name?: string;
  /** Of the name, where it is not the interface's. */
  language?: Language | undefined;
  /** Outside the subscription. @default false */
  closed?: boolean;
}

/** Options of one kind. */
export interface PanelGroup {
  kind: 'searches' | SuggestedRecord['category'] | 'titles';
  options: PanelOption[];
}

interface Situation {
  /** What was typed. */
  text: string;
  /** The page that is shown. */
  place: { pathname: string; search: string };
  suggestions: { records: readonly SuggestedRecord[]; titles: readonly SuggestedTitle[] } | undefined;
  language: Language;
  entitlements: Entitlements | undefined;
}

const kinds = ['Company', 'Analyst', 'Sector'] as const;

const allPages: readonly Page[] = Object.values<Page>(pages);

/** Whether an address is one of the portal's, of a page that the client may open. */
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

/** The page's library first, with its filters as they are, then all research. */
function searches({ text, place }: Situation): PanelOption[] {
  const everywhere = searchAddress(text);
  if (everywhere === undefined) return [];
  const library = libraryAt(place.pathname);
  const options: PanelOption[] = [{ href: everywhere, searchedIn: 'allResearch' }];
  if (library === undefined) return options;
  const address = new URLSearchParams(place.search);
  address.set(parameter, text.normalize('NFC').trim());
  return [{ href: `${place.pathname}?${address}`, searchedIn: library.name }, ...options];
}

/** A title that cannot be opened leads to its entry in the list, which says why. */
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

/** What the panel of the header's search offers, in its order; groups without options are left out. [L-20] */
export function panelOptions(situation: Situation): PanelGroup[] {
  const { suggestions, language, entitlements } = situation;
  const { records = [], titles = [] } = suggestions ?? {};
  const recordsOf = (kind: string) =>
    records
      .filter(({ category, profile_link: href }) => category === kind && isOpen(href, entitlements))
      .map(({ value, translated_value, profile_link: href }) => ({
        href,
        name: language === 'de' ? (translated_value ?? value) : value,
      }));
  return [
    { kind: 'searches' as const, options: searches(situation) },
    ...kinds.map((kind) => ({ kind, options: recordsOf(kind) })),
    {
      kind: 'titles' as const,
      options: titles.map((title) => titleOption(title, isOpen(title.preview_link, entitlements))),
    },
  ].filter(({ options }) => options.length > 0);
}
