import { clearToasts, dismiss, lifeOf, notify, toastLifeMs, toastStore } from './toastStore.ts';

afterEach(() => toastStore.setState([], true));

const messages = () => toastStore.getState().map(({ message }) => message);

test('[S-07] toasts stand in the order in which they came, and can be taken away', () => {
  notify({ message: 'Saved', variant: 'success' });
  notify({ message: 'Not saved', variant: 'error' });
  expect(messages()).toEqual(['Saved', 'Not saved']);
  dismiss(toastStore.getState()[0]?.id ?? 0);
  expect(messages()).toEqual(['Not saved']);
  dismiss(-1);
  expect(messages()).toEqual(['Not saved']);
});

test('the same message twice is shown once', () => {
  notify({ message: 'Saved', variant: 'success' });
  notify({ message: 'Saved', variant: 'success' });
  expect(messages()).toEqual(['Saved']);
});

test('the same words of another value are another message', () => {
  notify({ message: { id: 'common.retry', values: { count: 1 } }, variant: 'error' });
  notify({ message: { id: 'common.retry', values: { count: 1 } }, variant: 'error' });
  notify({ message: { id: 'common.retry', values: { count: 2 } }, variant: 'error' });
  expect(messages()).toHaveLength(2);
});

test('all can be taken away at once, errors too', () => {
  notify({ message: 'Saved', variant: 'success' });
  notify({ message: 'Not saved', variant: 'error' });
  clearToasts();
  expect(messages()).toEqual([]);
});

test('[S-07] a success stays at least six seconds, an error until it is closed', () => {
  expect(toastLifeMs.success).toBeGreaterThanOrEqual(6000);
  expect(toastLifeMs.error).toBeUndefined();
});

test('an error that stays can always be closed', () => {
  notify({ message: 'Not saved', variant: 'error', dismissible: false });
  notify({ message: 'Saved', variant: 'success', dismissible: false });
  expect(toastStore.getState().map(({ dismissible }) => dismissible)).toEqual([true, false]);
});

test('a toast about the same replaces the one before', () => {
  notify({ message: 'You follow Alpin Bank.', variant: 'success', about: 'Alpin Bank' });
  notify({ message: 'Saved', variant: 'success' });
  notify({ message: 'You no longer follow Alpin Bank.', variant: 'success', about: 'Alpin Bank' });
  expect(messages()).toEqual(['Saved', 'You no longer follow Alpin Bank.']);
});

test.each([
  ['success', false, 6000],
  ['success', true, 20_000],
  ['error', false, undefined],
  ['error', true, undefined],
] as const)('[S-07] a toast of kind %s, with an action: %s, stays %s ms', (variant, acts, life) => {
  const action = acts ? { label: 'Undo', run: () => undefined } : undefined;
  expect(lifeOf({ variant, action })).toBe(life);
});
