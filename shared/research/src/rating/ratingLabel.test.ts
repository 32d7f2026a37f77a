import type { Language } from '@portal/contract';
import { researchMessages, type ResearchMessage } from '../messages/index.ts';
import { ratingLabel } from './ratingLabel.ts';

const inLanguage = (language: Language) => {
  const words: Record<string, string> = researchMessages[language];
  return (id: ResearchMessage) => words[id] ?? id;
};

test.each([
  ['Outperform', 'own', 'Outperform', 'Übergewichten'],
  ['Market perform', 'own', 'Market perform', 'Marktgewichten'],
  ['Underperform', 'own', 'Underperform', 'Untergewichten'],
  ['Blackout', 'own', 'Blackout', 'Blackout'],
  ['Restricted', 'own', 'Restricted', 'Eingeschränkt'],
  ['Not applicable', 'own', 'Not applicable', 'Nicht anwendbar'],
  ['Not rated', 'own', 'Not rated', 'Nicht bewertet'],
  ['Outperform', 'partner', 'Buy', 'Kaufen'],
  ['Market perform', 'partner', 'Hold', 'Halten'],
  ['Underperform', 'partner', 'Sell', 'Verkaufen'],
  ['Buy', 'partner', 'Buy', 'Kaufen'],
  ['Hold', 'partner', 'Hold', 'Halten'],
  ['Sell', 'partner', 'Sell', 'Verkaufen'],
  ['Restricted', 'partner', 'Restricted', 'Eingeschränkt'],
  ['BBB+ stable', 'own', 'BBB+ stable', 'BBB+ stabil'],
  ['A- negative', 'own', 'A- negative', 'A- negativ'],
  ['AAA positive', 'own', 'AAA positive', 'AAA positiv'],
  ['CCC', 'own', 'CCC', 'CCC'],
  ['toString', 'own', 'toString', 'toString'],
  ['Something new', 'partner', 'Something new', 'Something new'],
] as const)('[L-10] %s of %s coverage reads %s, in German %s', (rating, coverage, english, german) => {
  expect(ratingLabel(rating, coverage, inLanguage('en'))).toBe(english);
  expect(ratingLabel(rating, coverage, inLanguage('de'))).toBe(german);
});
