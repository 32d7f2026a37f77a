import { de } from './de.ts';
import { en } from './en.ts';

const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

test.each(Object.entries(en))(
  '%s says the same of the same in both languages, spelled as in Switzerland',
  (id, text) => {
    const german = de[id as keyof typeof en];
    expect(slots(german)).toEqual(slots(text));
    expect(german).not.toMatch(/ß|^\s*$/);
  },
);
