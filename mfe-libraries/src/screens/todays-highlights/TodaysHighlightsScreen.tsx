import { queryClient } from '@portal/api';
import { languageNames, languages, pages, parseLanguage } from '@portal/contract';
import { formatDay, languageStore, today, useMessages } from '@portal/i18n';
import {
  askedEntitled,
  CopyLink,
  FilterPanel,
  FilterProblems,
  filtersAt,
  foldedEditions,
  libraryPaging,
  PublicationList,
  showsAllLanguages,
  unknownValues,
  useEntitledChoice,
  useFilters,
  useFoldedEditions,
  useFollowsNothing,
  writeFilters,
  type FilterCategory,
  type Restoring,
} from '@portal/research';
import type { LoaderArgs } from '@portal/router';
import { PageHeading } from '@portal/ui';
import { highlightsQuery } from '#api/highlights.ts';
import { ActiveFilters, FiltersToRemove } from '#components/active-filters/ActiveFilters.tsx';
import type { LibrariesMessage } from '#messages/index.ts';
import { DmoDownload } from './DmoDownload.tsx';
import { emptyDay } from './emptyDay.ts';
import { HighlightsFields } from './HighlightsFields.tsx';
import { quickFilters } from './quickFilters.ts';
import styles from './TodaysHighlightsScreen.module.css';

const restoring: Restoring = { assetClasses: true };

const languageValues = languages.map((language) => languageNames[language]);

/** Of further categories the day's list knows nothing. */
const knownValues = (category: FilterCategory) => {
  if (category === 'Language') return languageValues;
  return category === 'Asset Classification' ? quickFilters.map(({ value }) => value) : undefined;
};

/** Starts the read and lets the page come up with its placeholders. */
export function loader({ request }: LoaderArgs) {
  const { filters } = filtersAt(new URL(request.url).search, restoring);
  const folded = foldedEditions(filters, languageStore.getState().language);
  // The list reads the same query and shows how it ended.
  const asked = { ...folded, ...askedEntitled() };
  queryClient.infiniteQuery(highlightsQuery(today(), filters, asked)).catch(() => undefined);
  return null;
}

/** / and /todays-highlights  [H-01] to [H-06] */
export function Component() {
  const { t } = useMessages<LibrariesMessage>();
  const { filters, problems, change, clear, clears } = useFilters(restoring);
  const asked = { ...useFoldedEditions(filters), ...askedEntitled(useEntitledChoice()) };
  const day = today();
  const empty = emptyDay(filters, useFollowsNothing(filters.myCoverage === true));

  function labelOf(category: FilterCategory, value: string): string {
    const language = category === 'Language' ? parseLanguage(value) : undefined;
    if (language !== undefined) return t(`research.language.${language}`);
    const quick = category === 'Asset Classification' && quickFilters.find((each) => each.value === value);
    return quick ? t(quick.label) : value;
  }

  const narrowing = { filters, onChange: change, onClear: clear, labelOf };
  return (
    <div className={styles.screen}>
      <PageHeading aside={<DmoDownload day={day} />}>
        {t('libraries.highlights.name')} <span className={styles.day}>{formatDay(day)}</span>
      </PageHeading>
      <FilterPanel
        filters={filters}
        onChange={change}
        clears={clears}
        fields={(current, onChange) => <HighlightsFields filters={current} onChange={onChange} />}
      />
      <FilterProblems problems={[...problems, ...unknownValues(filters, knownValues)]} />
      <ActiveFilters {...narrowing} />
      <PublicationList
        query={highlightsQuery(day, filters, asked)}
        paging={libraryPaging}
        folds={showsAllLanguages(filters)}
        {...(empty === undefined ? {} : { emptyMessage: t(empty) })}
        emptyActions={<FiltersToRemove {...narrowing} />}
        searchTerm={filters.searchTerm}
        tools={<CopyLink address={pages.todaysHighlights.path + writeFilters(filters)} />}
        ofOneDay
      />
    </div>
  );
}
