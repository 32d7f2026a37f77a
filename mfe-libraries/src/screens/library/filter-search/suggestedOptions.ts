import type { Language } from '@portal/contract';
import { tagLabel, type FilterCategory, type FilterState } from '@portal/research';
import type { Tag } from '@portal/wire';
import { bestFit, folded, spellings, type TagOption } from '@portal/wire-libraries';
import { tickerCategories } from '#api/library.ts';

export interface SuggestionContext {
  term: string;
  /** The library's categories, in order. */
  categories: readonly FilterCategory[];
  /** The library's active tags by category; undefined while loading. */
  active: Record<string, TagOption[]> | undefined;
  filters: FilterState;
  language: Language;
}

export interface SuggestedOption {
  category: FilterCategory;
  value: string;
  label: string;
  count?: number | undefined;
  /** How well name or ticker contains the typed text; 0 if only similar. */
  fit: number;
}

const isTicker = ({ category }: Tag) => tickerCategories.some((each) => each === category);

const isSame = (one: string | null | undefined, other: string | null | undefined) =>
  typeof one === 'string' && one !== '' && one === other;

const ofSameProfile = (one: Tag, other: Tag) =>
  isSame(one.external_id, other.external_id) || isSame(one.profile_link, other.profile_link);

/** Only tags that are active in the library and not yet chosen; a ticker stands for its company. [L-03] */
export function suggestedOptions(
  tags: readonly Tag[],
  { term, categories, active, filters, language }: SuggestionContext,
): SuggestedOption[] {
  const typed = folded(term);
  const fitOf = ({ value, translated_value: translated }: Tag) =>
    bestFit([...spellings(value), ...spellings(translated ?? value)], typed);

  function optionOf(tag: Tag, count: number | undefined): SuggestedOption[] {
    const category = categories.find((each) => each === tag.category);
    if (category === undefined || filters.tagFilters[category]?.includes(tag.value) === true) return [];
    return [
      {
        category,
        value: tag.value,
        label: tagLabel(tag, category, language),
        count,
        fit: fitOf(tag),
      },
    ];
  }

  /** Tickers must match: similar ones do not help. */
  function companyOf(ticker: Tag): SuggestedOption[] {
    const fit = fitOf(ticker);
    const company = fit === 0 ? undefined : active?.['Company']?.find((each) => ofSameProfile(each, ticker));
    if (company === undefined) return [];
    return optionOf(company, company.count).map((option) =>
      option.fit > 0
        ? { ...option, fit: Math.max(fit, option.fit) }
        : { ...option, fit, label: `${option.label} (${ticker.value})` },
    );
  }

  const options = tags.flatMap((tag) => {
    if (isTicker(tag)) return companyOf(tag);
    if (active === undefined) return optionOf(tag, undefined);
    const known = active[tag.category]?.find(({ value }) => value === tag.value);
    return known === undefined ? [] : optionOf(tag, known.count);
  });
  const bestOf = new Map<string, SuggestedOption>();
  for (const option of options) {
    const key = `${option.category} ${option.value}`;
    if (option.fit > (bestOf.get(key)?.fit ?? -1)) bestOf.set(key, option);
  }
  return [...bestOf.values()];
}
