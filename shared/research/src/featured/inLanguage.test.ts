import { aPublication } from '@portal/testing';
import { inLanguage } from './inLanguage.ts';

const english = aPublication({ language: { value: 'English', translated_value: 'Englisch' } });
const german = aPublication({ language: { value: 'German', translated_value: 'Deutsch' } });

test('[P-02] of what is featured the reader’s language is chosen, else what there is', () => {
  expect(inLanguage([english, german], 'de')).toBe(german);
  expect(inLanguage([german, english], 'en')).toBe(english);
  expect(inLanguage([english], 'de')).toBe(english);
  expect(inLanguage([], 'en')).toBeUndefined();
});
