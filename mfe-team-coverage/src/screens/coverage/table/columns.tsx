import { formatDay } from '@portal/i18n';
import type { LinkAccess } from '@portal/research';
import type { ReactNode } from 'react';
import type { TeamCoverageMessage } from '#messages/index.ts';
import styles from '../cells/cells.module.css';
import { providerLabel, type Wording } from '../cells/labels.ts';
import { ModelAction } from '../cells/ModelAction.tsx';
import { ProfileAnchor } from '../cells/ProfileAnchor.tsx';
import { RatingText } from '../cells/RatingText.tsx';
import type { CoveredRow, CoveredSector } from '../rows/CoveredRow.ts';
import type { CoverageTab, RatedSubject } from '../tabs/coverageTabs.ts';
import type { SortKey } from '../view/CoverageView.ts';

/** What cells need besides their row. Keep its identity stable. */
export interface CellContext {
  wording: Wording;
  access: { company: LinkAccess; sector: LinkAccess; analyst: LinkAccess };
}

export interface CoverageColumn {
  id: string;
  header: TeamCoverageMessage;
  /** Minimum in pixels, and share of the remaining width. */
  width: number;
  sortedBy?: SortKey;
  /** Set on the cell itself: a wrapper would add an element to each of hundreds of rows. */
  className?: string | undefined;
  cell: (row: CoveredRow, context: CellContext) => ReactNode;
}

const dayText = (day: string | undefined) => (day === undefined ? null : formatDay(day));

const subjects: readonly RatedSubject[] = ['Equity', 'Bonds', 'ESG'];

/** The ratings to show: the tab's own, and any that a company has. */
export function shownSubjects(tab: CoverageTab, sectors: readonly CoveredSector[]): RatedSubject[] {
  const isThere = (subject: RatedSubject) =>
    sectors.some(({ rows }) => rows.some(({ ratings }) => ratings[subject] !== undefined));
  return [tab.subject, ...subjects.filter((subject) => subject !== tab.subject && isThere(subject))];
}

const company: CoverageColumn = {
  id: 'company',
  header: 'teamCoverage.coverage.column.company',
  width: 148,
  sortedBy: 'name',
  cell: (row, { wording, access }) => (
    <ProfileAnchor to={row.company} access={access.company} wording={wording} />
  ),
};

const widths: Record<RatedSubject, number> = { Equity: 118, Bonds: 108, ESG: 108 };

/** Of the tab's own rating. */
const ownWidths: Record<CoverageTab['subject'], number> = { Equity: 136, Bonds: 124 };

const ratingColumn = (subject: RatedSubject): CoverageColumn => ({
  id: subject,
  header: `research.card.rating.${subject}`,
  width: widths[subject],
  className: styles.rated,
  cell: ({ ratings }, { wording }) => (
    <RatingText rating={ratings[subject]} subject={subject} wording={wording} />
  ),
});

const ownRatingColumn = (subject: CoverageTab['subject']): CoverageColumn => ({
  ...ratingColumn(subject),
  width: ownWidths[subject],
  sortedBy: 'rating',
  cell: ({ ratings }, { wording }) => (
    <RatingText rating={ratings[subject]} subject={subject} wording={wording} withoutDay />
  ),
});

const sinceColumn = (subject: RatedSubject): CoverageColumn => ({
  id: 'since',
  header: 'teamCoverage.coverage.column.since',
  width: 76,
  sortedBy: 'date',
  cell: ({ ratings }) => dayText(ratings[subject]?.date),
});

const others: readonly CoverageColumn[] = [
  {
    id: 'provider',
    header: 'teamCoverage.coverage.column.provider',
    width: 64,
    cell: (_row, { wording }) => providerLabel(wording.tab, wording.t),
  },
  {
    id: 'analyst',
    header: 'teamCoverage.coverage.column.analyst',
    width: 112,
    cell: ({ analyst }, { wording, access }) =>
      analyst === undefined ? null : <ProfileAnchor to={analyst} access={access.analyst} wording={wording} />,
  },
  {
    id: 'ticker',
    header: 'teamCoverage.coverage.column.ticker',
    width: 56,
    cell: ({ ticker }) => ticker,
  },
  {
    id: 'bloomberg',
    header: 'teamCoverage.coverage.column.bloomberg',
    width: 80,
    cell: ({ bloomberg }) => bloomberg,
  },
  {
    id: 'gkNumber',
    header: 'teamCoverage.coverage.column.gkNumber',
    width: 76,
    cell: ({ gkNumber }) => gkNumber,
  },
  {
    id: 'model',
    header: 'teamCoverage.coverage.column.model',
    width: 60,
    cell: (row, { wording }) => <ModelAction row={row} wording={wording} />,
  },
  {
    id: 'uploaded',
    header: 'teamCoverage.coverage.column.uploaded',
    width: 76,
    cell: ({ model }) => dayText(model?.uploaded),
  },
];

/** The columns of a tab. [C-02] */
export function columnsOf(tab: CoverageTab, sectors: readonly CoveredSector[]): CoverageColumn[] {
  const more = shownSubjects(tab, sectors).filter((subject) => subject !== tab.subject);
  return [
    company,
    ownRatingColumn(tab.subject),
    sinceColumn(tab.subject),
    ...more.map(ratingColumn),
    ...others,
  ];
}

/** Gap between columns in pixels; same as in the style sheet. */
const gap = 8;

/** What the columns need at least, in pixels. */
export const leastWidth = (columns: readonly CoverageColumn[]) =>
  columns.reduce((sum, { width }) => sum + width + gap, 0);
