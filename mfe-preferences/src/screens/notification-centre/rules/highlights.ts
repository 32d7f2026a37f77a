import type { Topic } from '@portal/wire';

/** What tags say of a publication type: English and German. */
export interface TypeName {
  value: string;
  translated_value?: string | null | undefined;
}

const family = 'Daily Market Opinion';
const [headlines, whole] = ['DMO Übersichtsseite', 'DMO Gesamt'] as const;

/** The German publication types as which highlights are kept. */
export const highlightTypes: readonly string[] = [headlines, whole];

const namesOf = ({ value, translated_value }: TypeName) => [value, translated_value ?? ''];

/** Whether a type is one of the daily highlights, which come in German and in no asset class. */
export const isHighlight = (type: TypeName): boolean =>
  namesOf(type).some((name) => name.startsWith(family) || highlightTypes.includes(name));

/** Headlines of the Daily Market Opinion are kept as their overview page, other highlights as the whole. [N-05] */
export function highlightTopic(type: TypeName): Topic {
  const isHeadlines = namesOf(type).some((name) => /headlines/i.test(name) || name === headlines);
  return { type: isHeadlines ? headlines : whole, language: 'German' };
}
