import { readQuery } from '@portal/api';
import { daysBefore } from '@portal/i18n';
import { libraryPaging, noFilters, publicationsQuery, type FilterState } from '@portal/research';
import { libraryCalls, type NewsPeriod } from '@portal/wire-libraries';
import { listFilters, type ListParameters } from './listFilters.ts';

const daysBack = { yesterday: 1, week: 7 } as const;

/** What the client follows: unread since the last visit, or of the days. [L-25] */
function filtersOfPeriod(period: NewsPeriod, day: string): FilterState {
  const followed = { ...noFilters, myCoverage: true } as const;
  if (period === 'last_visit') return { ...followed, onlyNew: true };
  return { ...followed, dateRange: { start_date: daysBefore(day, daysBack[period]), end_date: day } };
}

interface NewPapersRequest {
  period: NewsPeriod;
  /** The current day, yyyy-MM-dd. */
  day: string;
  /** Editions, and whether to list what is outside the subscription. */
  parameters: ListParameters;
}

/** Newest first, of all libraries. */
export const newPapersQuery = ({ period, day, parameters }: NewPapersRequest) =>
  publicationsQuery({
    key: ['libraries', 'newForYou', period, day],
    call: libraryCalls.allResearchDocuments,
    filters: { ...listFilters(filtersOfPeriod(period, day)), ...parameters, order: 'desc' },
    paging: libraryPaging,
  });

/** Read again on another day. */
export const followedRatingsQuery = (since: NewsPeriod, day: string) =>
  readQuery(libraryCalls.followedRatings, { since }, `libraries ${day}`);
