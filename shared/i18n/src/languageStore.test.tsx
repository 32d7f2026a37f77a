import { act, render, screen } from '@testing-library/react';
import type { Language } from '@portal/contract';
import { Profiler } from 'react';
import { FormattedMessage } from './FormattedMessage.tsx';
import { translate } from './intl.ts';
import { addMessages, changeLanguage, languageStore } from './languageStore.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { PortalIntlProvider } from './PortalIntlProvider.tsx';
import { useMessages } from './useMessages.ts';

const words: Record<Language, Record<string, string>> = {
  en: { 'area.greeting': 'Good morning, {name}' },
  de: { 'area.greeting': 'Guten Morgen, {name}' },
};

beforeEach(async () => {
  await changeLanguage('en');
  await addMessages('area', (language) => Promise.resolve(words[language]));
});

function Greeting() {
  const { t } = useMessages();
  return (
    <>
      <p>{t('area.greeting', { name: 'Emma' })}</p>
      <input aria-label="note" />
    </>
  );
}

test('[I-01] switching changes the words at once and keeps what was typed', async () => {
  render(<Greeting />, { wrapper: PortalIntlProvider });
  const note = screen.getByLabelText<HTMLInputElement>('note');
  note.value = 'typed';
  await act(() => changeLanguage('de'));
  expect(screen.getByText('Guten Morgen, Emma')).toBeTruthy();
  expect(screen.getByLabelText('note')).toBe(note);
  expect(note.value).toBe('typed');
});

test('texts that a build has not compiled are parsed on arrival, plain ones stay', async () => {
  const load = () => Promise.resolve({ 'old.count': '{n, plural, one {One} other {#}}', 'old.word': 'Word' });
  await addMessages('an older area', load);
  const { messages } = languageStore.getState();
  expect(messages['old.count']).toMatchObject([{ type: 6, value: 'n' }]);
  expect(messages['old.word']).toBe('Word');
  expect(translate('old.count', { n: 2 })).toBe('2');
  expect(translate('old.word', { n: 2 })).toBe('Word');
});

test('a plain message with elements as values is shown as is: pages have no parser', async () => {
  await addMessages('plain', () => Promise.resolve({ 'plain.word': 'Nothing to put in' }));
  render(<FormattedMessage id="plain.word" values={{ a: () => 'link' }} />, { wrapper: PortalIntlProvider });
  expect(screen.getByText('Nothing to put in')).toBeTruthy();
});

test('one text of an older area that cannot be read is reported, and costs no other', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await addMessages('damaged', () =>
    Promise.resolve({ 'damaged.one': 'Half {a', 'damaged.other': 'Whole {a}' }),
  );
  expect(said).toHaveBeenCalledWith('The message damaged.one cannot be read.');
  expect(translate('damaged.other', { a: 1 })).toBe('Whole 1');
  await addMessages('damaged', () => Promise.resolve({}));
  said.mockRestore();
});

test('[I-01] the document has the language of the text on it, not of one still to render', async () => {
  render(<Greeting />, { wrapper: PortalIntlProvider });
  await act(async () => {
    await changeLanguage('de');
    expect(document.documentElement.lang).toBe('en');
  });
  expect(screen.getByText('Guten Morgen, Emma')).toBeTruthy();
  expect(document.documentElement.lang).toBe('de');
});

test('a prefetched area leaves the page as is; a changed text shows at once', async () => {
  const rendered = jest.fn();
  const page = (
    <Profiler id="page" onRender={rendered}>
      <Greeting />
    </Profiler>
  );
  const { rerender } = render(page, { wrapper: PortalIntlProvider });
  await act(() => addMessages('ahead', () => Promise.resolve({ 'ahead.word': 'Ahead' })));
  expect(rendered).toHaveBeenCalledTimes(1);
  function Ahead() {
    return <p>{useMessages().t('ahead.word')}</p>;
  }
  rerender(<Ahead />);
  expect(screen.getByText('Ahead')).toBeTruthy();
  rerender(page);
  await act(() => addMessages('area', () => Promise.resolve({ 'area.greeting': 'Good evening, {name}' })));
  expect(screen.getByText('Good evening, Emma')).toBeTruthy();
  await act(() => changeLanguage('de'));
  await addMessages('ahead', () => Promise.resolve({}));
});

test('a part that loads before a switch renders in the page’s current language', async () => {
  const shown = languageStore.getState().words;
  await changeLanguage('de');
  await addMessages('late', () => Promise.resolve({ 'late.word': 'Spät', 'area.greeting': 'Guten Abend' }));
  expect(shown).toMatchObject({
    'late.word': 'Spät',
    'area.greeting': [{ value: 'Good morning, ' }, { value: 'name' }],
  });
  await addMessages('late', () => Promise.resolve({}));
});

test('a part that began before a switch renders in the language after it', async () => {
  let arrive: (messages: Record<string, string>) => void = () => {};
  const before = languageStore.getState().words;
  const adding = addMessages('late', (language) =>
    language === 'en'
      ? new Promise((resolve) => (arrive = resolve))
      : Promise.resolve({ 'late.word': 'Spät' }),
  );
  await changeLanguage('de');
  const shown = languageStore.getState().words;
  arrive({ 'late.word': 'Late' });
  await adding;
  expect(languageStore.getState().words).toBe(shown);
  for (const words of [before, shown]) expect(words).toMatchObject({ 'late.word': 'Spät' });
  await addMessages('late', () => Promise.resolve({}));
});

test('a part that arrives when a switch has all words joins it all the same', async () => {
  let release: (messages: Record<string, string>) => void = () => {};
  const german = new Promise<Record<string, string>>((resolve) => (release = resolve));
  await addMessages('slow', (language) => (language === 'de' ? german : Promise.resolve({})));
  const switching = changeLanguage('de');
  const arriving: Promise<void>[] = [];
  release({});
  // One after the other, at every stage of the switch.
  for (let turn = 0; turn < 12; turn++) {
    const words = (language: Language) => Promise.resolve({ [`turn.${turn}`]: language });
    arriving.push(addMessages(`turn ${turn}`, words));
    await Promise.resolve();
  }
  await Promise.all([switching, ...arriving]);
  const { messages } = languageStore.getState();
  for (let turn = 0; turn < 12; turn++) expect(messages[`turn.${turn}`]).toBe('de');
  for (const part of ['slow', ...arriving.map((_, turn) => `turn ${turn}`)])
    await addMessages(part, () => Promise.resolve({}));
});

test('a switch that cannot load its words leaves the language as it was', async () => {
  await addMessages('broken', (language) =>
    language === 'en' ? Promise.resolve({}) : Promise.reject(new Error('words are missing')),
  );
  await expect(changeLanguage('de')).rejects.toThrow('words are missing');
  expect(languageStore.getState().language).toBe('en');
  await addMessages('broken', () => Promise.resolve({}));
});

test('the later of two switches wins, however slow the earlier one is', async () => {
  let release: (messages: Record<string, string>) => void = () => {};
  await addMessages('slow', (language) =>
    language === 'de' ? new Promise((resolve) => (release = resolve)) : Promise.resolve({}),
  );
  const slow = changeLanguage('de');
  await changeLanguage('en');
  release({});
  await slow;
  expect(languageStore.getState().language).toBe('en');
  await addMessages('slow', () => Promise.resolve({}));
});

test('an area that arrives during a switch speaks the new language', async () => {
  let arrive: (messages: Record<string, string>) => void = () => {};
  const adding = addMessages('late', (language) =>
    language === 'en'
      ? new Promise((resolve) => (arrive = resolve))
      : Promise.resolve({ 'late.word': 'spät' }),
  );
  await changeLanguage('de');
  arrive({ 'late.word': 'late' });
  await adding;
  expect(translate('late.word')).toBe('spät');
  await addMessages('late', () => Promise.resolve({}));
});

test('an area that loads while a language is being fetched joins the switch', async () => {
  let release: (messages: Record<string, string>) => void = () => {};
  await addMessages('slow', (language) =>
    language === 'de' ? new Promise((resolve) => (release = resolve)) : Promise.resolve({}),
  );
  const switching = changeLanguage('de');
  await addMessages('between', (language) => Promise.resolve({ 'between.word': language }));
  release({});
  await addMessages('slow', () => Promise.resolve({}));
  await switching;
  expect(languageStore.getState().language).toBe('de');
  expect(translate('between.word')).toBe('de');
  await addMessages('between', () => Promise.resolve({}));
});

test('a missing text is shown aloud and its id stands in its place', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(translate('area.unknown')).toBe('area.unknown');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('area.unknown'));
});

test('both languages have the same common words, in Swiss spelling', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
  expect(Object.values(de).join('')).not.toContain('ß');
});
