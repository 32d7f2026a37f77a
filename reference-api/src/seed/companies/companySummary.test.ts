import { companies } from '../universe.ts';
import { companySummary } from './companySummary.ts';

test('[P-02] every company has a constant summary of two paragraphs in both languages', () => {
  for (const company of companies) {
    const summary = companySummary(company);
    expect(companySummary(company)).toEqual(summary);
    for (const text of [summary.en, summary.de]) {
      expect(text.split('\n\n')).toHaveLength(2);
      expect(text).toContain(company.name);
      expect(text).not.toMatch(/undefined|ß/);
    }
  }
  expect(new Set(companies.map((company) => companySummary(company).en)).size).toBe(companies.length);
});

test('thousands are set apart as the language does it', () => {
  const texts = companies.map(companySummary);
  expect(texts.some(({ en }) => /Around \d{1,2},\d00 people/.test(en))).toBe(true);
  expect(texts.some(({ de }) => /Rund \d{1,2}’\d00 Personen/.test(de))).toBe(true);
  expect(texts.some(({ en }) => /Around \d00 people/.test(en))).toBe(true);
});
