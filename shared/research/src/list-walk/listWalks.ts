import { queryClient } from '@portal/api';
import type { Publication } from '@portal/wire';
import { titleAction } from '../publication-tile/titleAction.ts';
import { shownTitle } from '../publication-tile/shownTitle.ts';
import { sessionEntries } from '../sessionEntries.ts';

/** A publication of a list that has a preview. */
export interface WalkEntry {
  /** Its reference, then those of its paper's other editions. */
  refs: readonly [string, ...string[]];
  /** '' without one. */
  title: string;
  /** Of the title, as the API names it. */
  language: string;
}

/** Number of lists remembered. */
const mostWalks = 10;

const isText = (value: unknown): value is string => typeof value === 'string';

function parseEntry(value: unknown): WalkEntry[] {
  const { refs, title, language } = Object(value) as Record<keyof WalkEntry, unknown>;
  if (!Array.isArray(refs) || !isText(title) || !isText(language)) return [];
  const [first, ...others] = refs.filter(isText);
  return first === undefined ? [] : [{ refs: [first, ...others], title, language }];
}

/** Reads a stored value of any shape; undefined if nothing is valid. */
export function parseWalk(value: unknown): readonly WalkEntry[] | undefined {
  const entries = Array.isArray(value) ? (value as unknown[]).flatMap(parseEntry) : [];
  return entries.length === 0 ? undefined : entries;
}

const walks = sessionEntries({ store: 'walks', parse: parseWalk, most: mostWalks });

/**
 * The publications of a list that the preview steps through, in order; skips those without entitlement or preview.
 * [V-02]
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

/** Records of the list left last, for preview headers: an API need not repeat them. */
const recordsKey = ['research', 'walk'];
queryClient.setQueryDefaults(recordsKey, { gcTime: Infinity });

/** Keeps a list as shown, while the tab lives, for the preview to step through. [V-02] */
export function keepWalk(list: string, publications: readonly Publication[]): void {
  walks.keep(list, walkOf(publications));
  queryClient.setQueryData(recordsKey, publications);
}

export const storedWalk = (list: string): readonly WalkEntry[] | undefined => walks.get(list);

/** The record of a publication in the list left last; undefined if not in it, or after a page load. */
export const recordFromList = (docRef: string): Publication | undefined =>
  queryClient.getQueryData<readonly Publication[]>(recordsKey)?.find(({ doc_ref: ref }) => ref === docRef);
