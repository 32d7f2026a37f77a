import { esgLabel, ratingLabel, type ResearchMessage } from '@portal/research';
import type { Values } from '@portal/i18n';
import type { Language } from '@portal/contract';
import type { TeamCoverageMessage } from '#messages/index.ts';
import type { CoverageTab, RatedSubject } from '../tabs/coverageTabs.ts';

export type Translate = (id: TeamCoverageMessage | ResearchMessage, values?: Values) => string;

export interface Wording {
  t: Translate;
  language: Language;
  tab: CoverageTab;
}

export function subjectLabel(rating: string, subject: RatedSubject, wording: Wording): string {
  if (subject === 'ESG') return esgLabel(rating, wording);
  return ratingLabel(rating, subject === 'Bonds' ? 'own' : wording.tab.coverage, wording.t);
}

/** Who issues the ratings of a tab: the bank or its partner. */
export function providerLabel({ coverage }: CoverageTab, t: Translate): string {
  return t(`teamCoverage.coverage.provider.${coverage}`);
}
