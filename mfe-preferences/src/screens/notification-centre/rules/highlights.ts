import type { Topic } from '@portal/wire';

/** The name of a publication type: English and German. */
export interface TypeName {
  value: string;
  translated_value?: string | null | undefined;
}

const family = 'Daily Market Opinion';
const [headlines, whole] = ['DMO Übersichtsseite', 'DMO Gesamt'] as const;

/** The German publication types under which highlights are stored. */
export const highlightTypes: readonly string[] = [headlines, whole];

const namesOf = ({ value, translated_value }: TypeName) => [value, translated_value ?? ''];

/** Whether a type is one of the daily highlights, which exist only in German and have no asset class. */
export const isHighlight = (type: TypeName): boolean =>
  namesOf(type).some((name) => name.startsWith(family) || highlightTypes.includes(name));

/** Headlines of the Daily Market Opinion are stored as its overview page, other highlights as the whole. [N-05] */
export function highlightTopic(type: TypeName): Topic {
  const isHeadlines = namesOf(type).some((name) => /headlines/i.test(name) || name === headlines);
  return { type: isHeadlines ? headlines : whole, language: 'German' };
}
