import type { Language } from '@portal/contract';
import type { Values } from '@portal/i18n';
import { mostStars, readEsgRating, type EsgVerdict } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';

const verdicts: Record<EsgVerdict, ResearchMessage> = {
  'ESG leader': 'research.rating.esg.leader',
  'ESG compliant': 'research.rating.esg.compliant',
  'Predominantly ESG compliant': 'research.rating.esg.predominantly',
  'Lagging behind': 'research.rating.esg.lagging',
  'Substantially lagging behind': 'research.rating.esg.substantially',
  'not compliant': 'research.rating.esg.notCompliant',
};

/** Uses a decimal comma in German. */
const decimal = (value: number, language: Language) =>
  String(value).replace('.', language === 'de' ? ',' : '.');

interface Wording {
  t: (id: ResearchMessage, values?: Values) => string;
  language: Language;
}

/** A sustainability rating in words, also for screen readers. [C-03] */
export function esgLabel(rating: string, { t, language }: Wording): string {
  const read = readEsgRating(rating);
  switch (read.kind) {
    case 'stars':
      return t('research.rating.esg.stars', { stars: decimal(read.stars, language), most: mostStars });
    case 'code':
      return `${read.code} (${t(`research.rating.esg.${read.code}`)})`;
    case 'verdict':
      return t(verdicts[read.verdict]);
    case 'text':
      return read.text;
  }
}
