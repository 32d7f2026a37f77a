import { ratingLabel, type ResearchMessage } from '@portal/research';
import type { Values } from '@portal/i18n';
import type { Language } from '@portal/contract';
import type { TeamCoverageMessage } from '#messages/index.ts';
import { readEsgRating, type EsgVerdict } from '../rows/esgRating.ts';
import type { CoverageTab, RatedSubject } from '../tabs/coverageTabs.ts';

export type Translate = (id: TeamCoverageMessage | ResearchMessage, values?: Values) => string;

/** What texts of the page depend on. */
export interface Wording {
  t: Translate;
  language: Language;
  tab: CoverageTab;
}

const verdicts: Record<EsgVerdict, TeamCoverageMessage> = {
  'ESG leader': 'teamCoverage.coverage.esg.leader',
  'ESG compliant': 'teamCoverage.coverage.esg.compliant',
  'Predominantly ESG compliant': 'teamCoverage.coverage.esg.predominantly',
  'Lagging behind': 'teamCoverage.coverage.esg.lagging',
  'Substantially lagging behind': 'teamCoverage.coverage.esg.substantially',
  'not compliant': 'teamCoverage.coverage.esg.notCompliant',
};

/** 3.5, in German 3,5. */
const decimal = (value: number, language: Language) =>
  String(value).replace('.', language === 'de' ? ',' : '.');

/** A sustainability rating in words: what stands for stars where there are none to see. [C-03] */
export function esgLabel(rating: string, { t, language }: Wording): string {
  const read = readEsgRating(rating);
  switch (read.kind) {
    case 'stars':
      return t('teamCoverage.coverage.esg.stars', { stars: decimal(read.stars, language) });
    case 'code':
      return `${read.code} (${t(`teamCoverage.coverage.esg.${read.code}`)})`;
    case 'verdict':
      return t(verdicts[read.verdict]);
    case 'text':
      return read.text;
  }
}

/** A rating in words, whatever is rated. */
export function subjectLabel(rating: string, subject: RatedSubject, wording: Wording): string {
  if (subject === 'ESG') return esgLabel(rating, wording);
  return ratingLabel(rating, subject === 'Bonds' ? 'own' : wording.tab.coverage, wording.t);
}

/** Who states the ratings of a tab: the bank, or its partner. */
export function providerLabel({ coverage }: CoverageTab, t: Translate): string {
  return t(`teamCoverage.coverage.provider.${coverage}`);
}
