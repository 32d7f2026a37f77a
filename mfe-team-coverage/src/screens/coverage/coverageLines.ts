import { formatDay } from '@portal/i18n';
import { providerLabel, subjectLabel, type Wording } from './cells/labels.ts';
import type { CoveredRow, CoveredSector } from './rows/CoveredRow.ts';
import { shownSubjects } from './table/columns.tsx';
import type { RatedSubject } from './tabs/coverageTabs.ts';

const dayText = (day: string | undefined) => (day === undefined ? '' : formatDay(day));

function ratingCells({ ratings }: CoveredRow, subject: RatedSubject, wording: Wording): string[] {
  const rating = ratings[subject];
  if (rating === undefined) return ['', '', ''];
  const { current, date, previous } = rating;
  return [
    subjectLabel(current, subject, wording),
    dayText(date),
    previous === undefined ? '' : subjectLabel(previous, subject, wording),
  ];
}

/** Returns the rows of the CSV file, header first. [C-07] */
export function coverageLines(
  shown: readonly CoveredSector[],
  all: readonly CoveredSector[],
  wording: Wording,
): string[][] {
  const { t, tab } = wording;
  const subjects = shownSubjects(tab, all);
  const head = [
    t('teamCoverage.coverage.column.sector'),
    t('teamCoverage.coverage.column.company'),
    ...subjects.flatMap((subject) => {
      const rating = t(`research.card.rating.${subject}`);
      return [
        rating,
        t('teamCoverage.coverage.csv.since', { rating }),
        t('teamCoverage.coverage.csv.before', { rating }),
      ];
    }),
    t('teamCoverage.coverage.column.provider'),
    t('teamCoverage.coverage.column.analyst'),
    t('teamCoverage.coverage.column.ticker'),
    t('teamCoverage.coverage.column.bloomberg'),
    t('teamCoverage.coverage.column.gkNumber'),
    t('teamCoverage.coverage.column.uploaded'),
  ];
  const lines = shown.flatMap(({ name, rows }) =>
    rows.map((row) => [
      name.name,
      row.company.name,
      ...subjects.flatMap((subject) => ratingCells(row, subject, wording)),
      providerLabel(tab, t),
      row.analyst?.name ?? '',
      row.ticker,
      row.bloomberg,
      row.gkNumber,
      dayText(row.model?.uploaded),
    ]),
  );
  return [head, ...lines];
}
