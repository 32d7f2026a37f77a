import { useEntitlements, useQuery, api, queryOptions } from '@portal/api';
import { languageNames, type Language } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { Link, useLocation } from '@portal/router';
import { IconLock, IconSearch, VisuallyHidden } from '@portal/ui';
import { calls, type LibraryName } from '@portal/wire';
import { useEffect, useState, type RefObject } from 'react';
import { allResearch } from '../tabs.ts';
import { libraryAt } from './libraryAt.ts';
import { panelWords } from './panelWords.ts';
import { panelOptions, type PanelOption } from './panelOptions.ts';
import styles from './SearchPanel.module.css';
import { useOptionKeys } from './useOptionKeys.ts';

/** Kept for a minute. Keyed by text, so a late answer never replaces another's. [L-20] */
const suggestionsQuery = (text: string, language: Language, library: LibraryName | undefined) =>
  queryOptions({
    queryKey: ['search-suggestions', library, language, text],
    queryFn: ({ signal }) =>
      api.call(calls.searchSuggestions, {
        query: {
          search_term: text,
          language: languageNames[language],
          library,
        },
        signal,
      }),
    enabled: text !== '',
    staleTime: 60_000,
    retry: false,
  });

interface SearchPanelProps {
  /** The list's id. */
  id: string;
  text: string;
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** In ms; fast typing sends one request. */
const settledMs = 120;

/** Debounces a text, except for the first letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function OptionName({ option, text }: { option: PanelOption; text: string }) {
  const { language: shown } = useMessages();
  const words = panelWords[shown];
  const { searchedIn, spelling, name = spelling, language, closed = false } = option;
  if (searchedIn !== undefined) {
    const title = searchedIn === 'allResearch' ? allResearch.label[shown] : words.libraries[searchedIn];
    return (
      <>
        <IconSearch className={styles.icon} size={16} stroke={1.75} aria-hidden="true" />
        <span>{words.searchIn(text, title)}</span>
      </>
    );
  }
  return (
    <>
      {closed ? <IconLock className={styles.icon} size={16} stroke={1.75} aria-hidden="true" /> : null}
      <span lang={language}>{name}</span>
      {closed ? <VisuallyHidden> ({words.closed})</VisuallyHidden> : null}
    </>
  );
}

/** Options below the search field. If suggestions fail, the searches remain. [L-20] */
export function SearchPanel({ id, text, field, onClose }: SearchPanelProps) {
  const { language } = useMessages();
  const words = panelWords[language];
  const place = useLocation();
  const settled = useSettled(text);
  const query = suggestionsQuery(settled, language, libraryAt(place.pathname)?.name);
  // Keeps the previous suggestions: a list that flickers with every letter is unreadable.
  const { data, isPlaceholderData } = useQuery({ ...query, placeholderData: (before) => before });
  // What was meant, or named exactly, is of one text alone.
  const isOfText = !isPlaceholderData && settled === text;
  const suggestions = data && !isOfText ? { records: data.records, titles: data.titles } : data;
  const groups = panelOptions({ text, place, suggestions, language, entitlements: useEntitlements() });
  const placed = groups.map(({ kind, options }) => ({
    kind,
    options: options.map((option, index) => ({ ...option, id: `${id}-${kind}-${index}` })),
  }));
  const ids = placed.flatMap(({ options }) => options.map((option) => option.id));
  const active = useOptionKeys({ field, text, ids, onClose });
  return (
    <div
      className={styles.panel}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={words.list}>
        {placed.map(({ kind, options }) => (
          <div key={kind} role="group" aria-label={words[kind]} className={styles.group}>
            {kind === 'searches' ? null : (
              <p className={styles.label} aria-hidden="true">
                {words[kind]}
              </p>
            )}
            {options.map((option) => (
              <Link
                key={option.id}
                id={option.id}
                role="option"
                aria-selected={option.id === active}
                tabIndex={-1}
                className={styles.option}
                to={option.href}
                onClick={onClose}
              >
                <OptionName option={option} text={text.trim()} />
              </Link>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
