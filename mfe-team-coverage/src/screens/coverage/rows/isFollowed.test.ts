import type { Subject } from '@portal/wire';
import type { CoveredRow } from './CoveredRow.ts';
import { isFollowed } from './isFollowed.ts';

const row: CoveredRow = {
  ...{ key: '1', sector: 'Banks', ticker: '', bloomberg: '', gkNumber: '', ratings: {}, sought: '' },
  ...{ company: { name: 'Zu\u0308ri Bank', href: undefined }, analyst: { name: 'Anna', href: undefined } },
  model: undefined,
};
const subject = (category: Subject['category'], value: string): Subject => ({
  category,
  value,
  languages: [],
});

test.each([
  ['nothing', [], false],
  ['the company, whatever its accents are made of', [subject('Company', 'Z\u00fcri Bank')], true],
  ['its sector', [subject('Sector', 'Banks')], true],
  ['its analyst', [subject('Analyst', 'Anna')], true],
  ['others', [subject('Sector', 'Software'), subject('Analyst', 'Beat')], false],
  ['a company of the name of its sector', [subject('Company', 'Banks')], false],
])('[N-07] where a client follows %s, a company is of theirs: %s', (_, subjects, expected) => {
  expect(isFollowed(subjects)(row)).toBe(expected);
});

test('[N-07] a company without an analyst is not of those who follow one without a name', () => {
  expect(isFollowed([subject('Analyst', '')])({ ...row, analyst: undefined })).toBe(false);
});
