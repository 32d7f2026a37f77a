import { SeededRandom } from '../SeededRandom.ts';
import type { BothLanguages } from '../team/writeBio.ts';
import type { Company } from '../universe.ts';
import words from './companyWords.json' with { type: 'json' };

const grouped = (value: number, mark: string) => String(value).replace(/(?=(?:\d{3})+$)(?!^)/g, mark);

/** Writes two paragraphs, always the same. */
export function companySummary({ externalId, name, international }: Company): BothLanguages {
  const stream = new SeededRandom(`summary ${externalId}`);
  const town = stream.pick(international ? words.townsAbroad : words.townsAtHome);
  const year = stream.between(1868, 2004);
  const staff = stream.between(3, 280) * 100;
  const share = stream.between(3, 17) * 5;
  const strength = stream.pick(words.strengths);
  const question = stream.pick(words.questions);
  return {
    en: `${name} was founded in ${year} and has its head office in ${town.en}. Around ${grouped(staff, ',')} people work for the group, which earns about ${share} per cent of its sales outside its home market.\n\n${strength.en} ${question.en}`,
    de: `${name} wurde ${year} gegründet und hat ihren Hauptsitz in ${town.de}. Rund ${grouped(staff, '’')} Personen arbeiten für die Gruppe, die etwa ${share} Prozent ihres Umsatzes ausserhalb des Heimmarkts erzielt.\n\n${strength.de} ${question.de}`,
  };
}
