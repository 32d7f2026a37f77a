import { languages } from '@portal/contract';
import { localTime } from '../publishingDay.ts';
import type { DemoPublication } from './DemoPublication.ts';
import { disclaimerType } from './publicationTypes.ts';

/** The year's disclaimers, dated at its start; until 5 January, last year's. */
export function disclaimersFor(today: string): DemoPublication[] {
  const year = Number(today.slice(0, 4)) - (today.slice(5) <= '01-05' ? 1 : 0);
  const [title] = disclaimerType.titles;
  return languages.map((language) => ({
    docRef: `disclaimer-${year}-${language}`,
    paper: `disclaimer-${year}`,
    local: localTime(`${year}-01-05`, 8 * 60),
    language,
    title: title?.[language] ?? disclaimerType[language],
    longTitle: `${title?.[language] ?? disclaimerType[language]} ${year}`,
    type: disclaimerType,
    assetClasses: disclaimerType.assetClasses[0] ?? [],
    company: undefined,
    peer: undefined,
    sector: undefined,
    analysts: [],
  }));
}
