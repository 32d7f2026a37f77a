import { useEntitlements, useQuery, api, queryOptions } from '@portal/api';
import { languageNames, type Language } from '@portal/contract';
import { useMessages, useToday } from '@portal/i18n';
import { useLocation } from '@portal/router';
import { IconX } from '@portal/ui';
import { CompanyBrief } from '../researchOptions.ts';
import { calls, type LibraryName } from '@portal/wire';
import { Fragment, useEffect, useState, type RefObject } from 'react';
import { libraryAt } from './libraryAt.ts';
import { onlyCompany } from './onlyCompany.ts';
import { OptionLine } from './OptionLine.tsx';
import { panelWords } from './panelWords.ts';
import { panelOptions } from './panelOptions.ts';
import { clearSearches, noteSearch, useRecentSearches } from './recentSearches.ts';
import styles from './SearchPanel.module.css';
import { typedSince } from './typedSince.ts';
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
  /** Whether there is anything to choose. */
  onListed: (isListed: boolean) => void;
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

/** What the panel offers for a text. */
function useGroups(text: string) {
  const { language } = useMessages();
  const place = useLocation();
  const settled = useSettled(text);
  const { remembers, searches: recent } = useRecentSearches();
  const day = useToday();
  const since = typedSince(settled, day);
  const query = suggestionsQuery(since?.text ?? settled, language, libraryAt(place.pathname)?.name);
  // Keeps the previous suggestions: a list that flickers with every letter is unreadable.
  const { data, isPlaceholderData } = useQuery({ ...query, placeholderData: (before) => before });
  // What was meant, or named exactly, is of one text alone.
  const isOfText = !isPlaceholderData && settled === text;
  const found = data && !isOfText ? { records: data.records, titles: data.titles } : data;
  const suggestions = text === '' ? undefined : found;
  const entitlements = useEntitlements();
  const answeredSince =
    since && settled === text ? { ...since, today: day, isAnswered: !isPlaceholderData } : undefined;
  return {
    remembers,
    groups: panelOptions({ text, since: answeredSince, place, suggestions, language, entitlements, recent }),
  };
}

/** The last option below recent searches. */
function ClearSearches({ id, isActive, children }: { id: string; isActive: boolean; children: string }) {
  return (
    <button
      id={id}
      type="button"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onClick={() => void clearSearches()}
    >
      <IconX className={styles.icon} size={16} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}

/** Options below the search field. If suggestions fail, the searches remain. [L-20] [L-28] */
export function SearchPanel({ id, text, field, onClose, onListed }: SearchPanelProps) {
  const { language } = useMessages();
  const words = panelWords[language];
  const { remembers, groups } = useGroups(text);
  const placed = groups.map(({ kind, options }) => ({
    kind,
    options: options.map((option, index) => ({ ...option, id: `${id}-${kind}-${index}` })),
  }));
  const clear = `${id}-clear`;
  const hasRecent = placed.some(({ kind }) => kind === 'recent');
  const wantsList = placed.some(({ kind }) => kind === 'since');
  const only = wantsList ? undefined : onlyCompany(placed.flatMap(({ options }) => options));
  const [brief, setBrief] = useState<readonly string[]>([]);
  const ids = placed.flatMap(({ options }) =>
    options.flatMap((option) => (option === only?.option ? [option.id, ...brief] : [option.id])),
  );
  if (hasRecent) ids.push(clear);
  const active = useOptionKeys({ field, text, ids, onClose });
  const isListed = ids.length > 0;
  useEffect(() => {
    onListed(isListed);
    return () => onListed(false);
  }, [isListed, onListed]);
  if (!isListed) return null;
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
              <Fragment key={option.id}>
                <OptionLine
                  option={option}
                  text={text}
                  active={active}
                  onOpen={() => {
                    if (remembers && option.searchedFor !== undefined) noteSearch(option.searchedFor);
                    onClose();
                  }}
                />
                {only === undefined || option !== only.option ? null : (
                  <CompanyBrief
                    waiting={null}
                    part={{
                      id: `${id}-brief`,
                      company: only.company,
                      to: option.href,
                      active,
                      onListed: setBrief,
                      onOpen: onClose,
                    }}
                  />
                )}
              </Fragment>
            ))}
          </div>
        ))}
        {hasRecent ? (
          <ClearSearches id={clear} isActive={clear === active}>
            {words.clear}
          </ClearSearches>
        ) : null}
      </div>
    </div>
  );
}
