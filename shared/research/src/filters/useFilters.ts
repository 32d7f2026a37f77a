import { today } from '@portal/i18n';
import { useLocation, useNavigate } from '@portal/router';
import { readFilters, writeFilters, type FilterReading } from './filterAddress.ts';
import type { FilterState } from './FilterState.ts';
import { rememberedLanguages, rememberLanguages } from './languages.ts';

/** The filters of an address; where it names no language, the languages last chosen. [L-07] [L-08] */
export function filtersAt(search: string): FilterReading {
  const { filters, problems } = readFilters(search, today());
  const { Language = rememberedLanguages() } = filters.tagFilters;
  return { filters: { ...filters, tagFilters: { ...filters.tagFilters, Language } }, problems };
}

interface Filters extends FilterReading {
  /** Takes further filters to the address; the reader stays where they are on the page. */
  change: (filters: FilterState) => void;
}

/** The filters of the page, which live in its address. */
export function useFilters(): Filters {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const reading = filtersAt(search);

  async function change(next: FilterState) {
    const { filters } = reading;
    const languages = next.tagFilters.Language ?? [];
    if (languages.join() !== filters.tagFilters.Language?.join()) {
      // What the address left open is said before it changes, so that Back finds it again.
      const address = pathname + writeFilters(filters);
      if (address !== pathname + search) await navigate(address, { replace: true, preventScrollReset: true });
      rememberLanguages(languages);
    }
    await navigate(pathname + writeFilters(next), { preventScrollReset: true });
  }

  return { ...reading, change: (next) => void change(next) };
}
