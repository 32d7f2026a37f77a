import { addMessages, changeLanguage } from '@portal/i18n';
import { renderScreen } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import { carriedLifeMs, notifyAfterReload, parseCarried, showCarriedToast } from './carriedToast.ts';
import { clearToasts } from './toastStore.ts';

const place = 'portal-notification';
const at = 1_000_000;
const carried = (changes: object) => JSON.stringify({ message: 'Saved', variant: 'success', at, ...changes });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  act(clearToasts);
});

describe('[S-07] what an earlier page left behind', () => {
  test.each([
    ['words', {}, { message: 'Saved', variant: 'success', dismissible: true }],
    ['an error', { variant: 'error' }, { message: 'Saved', variant: 'error', dismissible: true }],
    [
      'one not to close',
      { dismissible: false },
      { message: 'Saved', variant: 'success', dismissible: false },
    ],
    [
      'an id with its values and words',
      { message: { id: 'x', values: { count: 1 }, words: 'One' } },
      { message: { id: 'x', values: { count: 1 }, words: 'One' }, variant: 'success', dismissible: true },
    ],
    ['one without a time', { at: undefined }, { message: 'Saved', variant: 'success', dismissible: true }],
    [
      'one in the documents’ shape',
      { at: undefined, translationKey: 'common.saved', dismissible: false },
      { message: { id: 'common.saved', words: 'Saved' }, variant: 'success', dismissible: false },
    ],
    [
      'at its last moment',
      { at: at - carriedLifeMs },
      { message: 'Saved', variant: 'success', dismissible: true },
    ],
  ])('%s', (_, changes, notice) => {
    expect(parseCarried(carried(changes), at)).toEqual(notice);
  });

  test.each([
    ['nothing', null],
    ['no text', ''],
    ['no JSON', '{"message":'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['no message', carried({ message: undefined })],
    ['a message of another kind', carried({ message: 7 })],
    ['a message without an id', carried({ message: { values: {} } })],
    ['values that are none', carried({ message: { id: 'x', values: { list: [] } } })],
    ['words that are none', carried({ message: { id: 'x', words: {} } })],
    ['an unknown variant', carried({ variant: 'fireworks' })],
    ['a time that is none', carried({ at: 'now' })],
    ['a time that has run out', carried({ at: at - carriedLifeMs - 1 })],
    ['a time to come', carried({ at: at + carriedLifeMs + 1 })],
  ])('%s is no notice', (_, text) => {
    expect(parseCarried(text, at)).toBeUndefined();
  });
});

test('[S-07] a message is shown on the next page, once', async () => {
  notifyAfterReload({ message: 'Your password has been reset.', variant: 'success' });
  const first = await renderScreen(<h1>Page</h1>);
  expect(screen.getByText('Your password has been reset.')).toBeVisible();
  expect(sessionStorage.getItem(place)).toBeNull();
  first.unmount();
  act(clearToasts);
  await renderScreen(<h1>Page</h1>);
  expect(screen.queryByText('Your password has been reset.')).toBeNull();
});

test('[S-07] [B-05] a message for the next page of this tab is kept where no other tab looks', async () => {
  notifyAfterReload({ message: 'Saved', variant: 'success' });
  expect(localStorage).toHaveLength(0);
  await renderScreen(<h1>Page</h1>);
  expect(screen.getByText('Saved')).toBeVisible();
});

test('[S-07] a message left in local storage is shown once, by the first page of any tab', async () => {
  localStorage.setItem(place, carried({ at: Date.now() }));
  await renderScreen(<h1>Page</h1>);
  expect(screen.getByText('Saved')).toBeVisible();
  expect(localStorage.getItem(place)).toBeNull();
});

test.each(['{"message":', carried({})])('[S-07] what cannot be shown is forgotten: %s', async (text) => {
  localStorage.setItem(place, text);
  await renderScreen(<h1>Page</h1>);
  expect(document.querySelector('[data-variant]')).toBeNull();
  expect(localStorage.getItem(place)).toBeNull();
});

test('[S-07] words of an area that is not loaded yet stand until it is', async () => {
  await addMessages('earlier', () => Promise.resolve({ 'test.saved': 'Saved.' }));
  notifyAfterReload({ message: { id: 'test.saved' }, variant: 'success' });
  const stored = sessionStorage.getItem(place) ?? '';
  expect(stored).toContain('"words":"Saved."');
  sessionStorage.setItem(place, stored.replace('test.saved', 'test.later'));
  await renderScreen(<h1>Page</h1>);
  expect(screen.getByText('Saved.')).toBeVisible();
  const words = { en: 'Saved.', de: 'Gespeichert.' };
  await act(() => addMessages('later', (language) => Promise.resolve({ 'test.later': words[language] })));
  await act(() => changeLanguage('de'));
  expect(screen.getByText('Gespeichert.')).toBeVisible();
});

test('[S-07] storage that throws: the message appears at once, and the page goes on', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderScreen(<h1>Page</h1>);
  act(() => notifyAfterReload({ message: 'Saved', variant: 'success' }));
  expect(screen.getByText('Saved')).toBeVisible();
  expect(warned).toHaveBeenCalledTimes(3);
});

test('[S-07] tabs that start at once take turns', async () => {
  const turns: string[] = [];
  const request = jest.fn((name: string, take: () => void) => {
    turns.push(name);
    take();
    return Promise.resolve();
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  localStorage.setItem(place, carried({ at: Date.now() }));
  await Promise.all([showCarriedToast(), showCarriedToast()]);
  Reflect.deleteProperty(navigator, 'locks');
  expect(turns).toEqual([place, place]);
  expect(localStorage.getItem(place)).toBeNull();
});
