import { queryClient } from '@portal/api';
import type { Publication } from '@portal/wire';
import { titleAction } from '../publication-tile/titleAction.ts';
import { shownTitle } from '../publication-tile/shownTitle.ts';
import { sessionEntries } from '../sessionEntries.ts';

/** A publication of a list that can be read in the portal. */
export interface WalkEntry {
  /** Names it in addresses; behind it the other editions of its paper. */
  refs: readonly [string, ...string[]];
  /** '' where it has none. */
  title: string;
  /** Of the title, as the API names it. */
  language: string;
}

/** Lists that are remembered, by their pages in the history. */
const mostWalks = 10;

const isText = (value: unknown): value is string => typeof value === 'string';

function parseEntry(value: unknown): WalkEntry[] {
  const { refs, title, language } = Object(value) as Record<keyof WalkEntry, unknown>;
  if (!Array.isArray(refs) || !isText(title) || !isText(language)) return [];
  const [first, ...others] = refs.filter(isText);
  return first === undefined ? [] : [{ refs: [first, ...others], title, language }];
}

/** Reads a list, which may be anything; undefined when nothing of it can be read. */
export function parseWalk(value: unknown): readonly WalkEntry[] | undefined {
  const entries = Array.isArray(value) ? (value as unknown[]).flatMap(parseEntry) : [];
  return entries.length === 0 ? undefined : entries;
}

const walks = sessionEntries({ store: 'walks', parse: parseWalk, most: mostWalks });

/**
 * What of a list a reader can go through in the preview, in its order: what is closed to the client, or has a file alone, leads to no preview in the
 * list either, and is not stopped at. [V-02]
 */
export const walkOf = (publications: readonly Publication[]): readonly WalkEntry[] =>
  publications
    .filter((publication) => titleAction(publication).kind === 'preview')
    .map((publication) => ({
      refs: [
        publication.doc_ref,
        ...(publication.other_editions ?? []).map(({ doc_ref: docRef }) => docRef),
      ] as const,
      title: shownTitle(publication) ?? '',
      language: publication.language.value,
    }));

/** The records of the list that was left last, for the heads of its publications: an API need not repeat them. */
const recordsKey = ['research', 'walk'];
queryClient.setQueryDefaults(recordsKey, { gcTime: Infinity });

/** Keeps a list as it is shown now, for as long as the tab lives: the publication that is opened from it can lead to the next. [V-02] */
export function keepWalk(list: string, publications: readonly Publication[]): void {
  walks.keep(list, walkOf(publications));
  queryClient.setQueryData(recordsKey, publications);
}

/** The list that was kept under a name. */
export const keptWalk = (list: string): readonly WalkEntry[] | undefined => walks.get(list);

/** What the list that was left last said of a publication; undefined when it said nothing of it, or the page was loaded since. */
export const keptRecord = (docRef: string): Publication | undefined =>
  queryClient.getQueryData<readonly Publication[]>(recordsKey)?.find(({ doc_ref: ref }) => ref === docRef);
