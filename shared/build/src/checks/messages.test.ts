import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackages } from '../eslint/packages.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const speaking = readPackages(root).filter(({ folder }) =>
  existsSync(join(root, folder, 'src/messages/en.ts')),
);

type Messages = Record<string, string>;

async function load(folder: string, language: 'en' | 'de'): Promise<Messages> {
  const module = (await import(join(root, folder, `src/messages/${language}.ts`))) as Record<
    string,
    Messages
  >;
  const messages = module[language];
  if (messages === undefined) throw new Error(`${folder} exports no messages ${language}.`);
  return messages;
}

/** Values and tags, such as {name}, {count, plural, …} or <a>, without the plural's words. */
const slots = (text: string) => [...text.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([slot]) => slot).sort();

/** The documents say log in and out; German: anmelden and abmelden. */
const otherWords = {
  en: /\bsign(s|ed|ing)?[ -](in|out|on|off)\b|\blog(s|ged|ging)?[ -]?(on|off)\b/i,
  de: /\b(ein|aus)(ge)?log|\blog-?(in|out)\b|\bsign/i,
};

test('there are packages with words', () => expect(speaking.length).toBeGreaterThanOrEqual(7));

describe.each(speaking)('$name', ({ folder }) => {
  test('says everything in both languages, with the same slots', async () => {
    const [english, german] = [await load(folder, 'en'), await load(folder, 'de')];
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
    const slotsOf = (messages: Messages) =>
      Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, slots(text)]));
    expect(slotsOf(german)).toEqual(slotsOf(english));
  });

  test('has no empty text', async () => {
    const texts = { ...(await load(folder, 'en')), ...(await load(folder, 'de')) };
    expect(Object.keys(texts).filter((id) => texts[id]?.trim() === '')).toEqual([]);
  });

  test('[I-01] spells German as in Switzerland, without ß', async () => {
    const german = await load(folder, 'de');
    expect(Object.keys(german).filter((id) => german[id]?.includes('ß'))).toEqual([]);
  });

  test.each(['en', 'de'] as const)(
    '[A-01] [B-04] names login and logout by one word each: %s',
    async (language) => {
      const messages = await load(folder, language);
      expect(Object.values(messages).filter((text) => otherWords[language].test(text))).toEqual([]);
    },
  );
});

test.each([
  [
    'en',
    'This content falls outside your entitlements. Please contact the sales representative of the team:',
  ],
  [
    'de',
    'Dieser Inhalt liegt ausserhalb Ihrer Berechtigungen. Bitte wenden Sie sich an die Kundenbetreuung unseres Teams:',
  ],
] as const)(
  '[G-10] page and modal explain missing access in the same sentence: %s',
  async (language, sentence) => {
    const [page, modal] = [await load('shell', language), await load('shared/research', language)];
    expect([page['shell.error.unentitled.lead'], modal['research.noAccess.text']]).toEqual([
      sentence,
      sentence,
    ]);
    expect(modal['research.noAccess.title']).toBe(page['shell.error.unentitled']);
  },
);

test('no two packages use the same id', async () => {
  const ids = (await Promise.all(speaking.map(({ folder }) => load(folder, 'en')))).flatMap(Object.keys);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});
