import type { Language } from '@portal/contract';
import type { TitlePair } from './publicationTypes.ts';
import type { SeededRandom } from './SeededRandom.ts';
import slots from './words/slots.json' with { type: 'json' };

export interface Subject {
  company: string;
  sector: { en: string; de: string };
  year: number;
  /** For rating changes. */
  rating?: { en: string; de: string };
}

/** Both languages get the same words. */
export function fillTitle(
  template: TitlePair,
  subject: Subject,
  stream: SeededRandom,
): Record<Language, string> {
  const period = stream.between(0, slots.periods.length - 1);
  const number = (low: number, high: number) => ({ en: String(stream.between(low, high)), de: '' });
  const words: Record<string, { en: string; de: string } | undefined> = {
    company: { en: subject.company, de: subject.company },
    sector: subject.sector,
    rating: subject.rating,
    year: { en: String(subject.year), de: '' },
    nextYear: { en: String(subject.year + stream.between(1, 3)), de: '' },
    period: slots.periods[period],
    report: slots.reports[period],
    driver: stream.pick(slots.drivers),
    burden: stream.pick(slots.burdens),
    region: stream.pick(slots.regions),
    indicator: stream.pick(slots.indicators),
    currency: stream.pick(slots.currencies),
    tenor: stream.pick(slots.tenors),
    low: number(2, 12),
    high: number(13, 32),
    small: { en: (stream.between(4, 28) / 10).toFixed(1), de: '' },
    million: { en: String(stream.between(8, 70) * 10), de: '' },
    spread: { en: String(stream.between(35, 240)), de: '' },
    multiple: number(4, 14),
  };
  const fill = (language: Language) =>
    template[language]
      .replace(/\{(\w+)\}/g, (_, name: string) => words[name]?.[language] || (words[name]?.en ?? ''))
      .replace(/^\p{Ll}|(?<=: )\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { en: fill('en'), de: fill('de') };
}
