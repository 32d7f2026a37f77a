import { watchReader } from './readerActs.ts';

const tab = (name: string, index: number) => `<button role="tab" tabindex="${index}">${name}</button>`;

const view = `<div role="tablist">${tab('Overview', 0)}${tab('Equity', -1)}${tab('ESG', -1)}</div>
  <a class="paper" href="/p">Paper</a><a class="study" href="/s">Study</a>
  <button class="plus" aria-label="Follow Alpin"></button><p>Text</p>
  <button class="rows" aria-pressed="false">Rows</button><button class="tiles" aria-pressed="true">Tiles</button>
  <button class="closed" aria-disabled="true">Closed</button>
  <button class="busy" aria-disabled="true" aria-busy="true">Load More</button>
  <label class="label">Only new <input class="tick" type="checkbox"></label>
  <select class="sort" aria-label="Sort by"><option>Newest</option><option>Oldest</option></select>
  <select class="unnamed"><option>Newest</option><option>Oldest</option></select>`;

const leaveTo = jest.fn();

let stop = () => {};

function stand() {
  document.body.innerHTML = `<div id="portal"><main>${view}</main></div><div id="first">${view}</div>`;
  const [first, react] = ['#first', 'main'].map((name) => document.querySelector<HTMLElement>(name));
  if (first == null || react == null) throw new Error('The page is not as the test needs it.');
  const acts = watchReader(first, leaveTo);
  stop = acts.stop;
  const at = (selector: string) => {
    const element = first.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`There is no ${selector}.`);
    return element;
  };
  /** The classes of what was pressed in React's view by now. */
  const presses = () => {
    const pressed: string[] = [];
    react.addEventListener('click', (event) => {
      event.preventDefault();
      if (event.target instanceof Element) pressed.push(event.target.className);
    });
    return pressed;
  };
  return { first, react, acts, at, presses };
}

function key(element: HTMLElement, init: KeyboardEventInit, type = 'keydown'): KeyboardEvent {
  const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init });
  element.dispatchEvent(event);
  return event;
}

beforeAll(() => {
  Object.assign(CSS, { escape: (text: string) => text });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test.each([
  ['ArrowRight', 'Equity'],
  ['ArrowLeft', 'ESG'],
  ['End', 'ESG'],
  ['Home', 'Overview'],
])('[S-11] on a tab of a first view %s moves the focus to %s', (name, focused) => {
  const { at } = stand();
  at('[role=tab]').focus();
  expect(key(at('[role=tab]'), { key: name }).defaultPrevented).toBe(true);
  expect(document.activeElement).toHaveTextContent(focused);
});

test('[S-11] elsewhere in a first view arrow keys are the browser’s', () => {
  const { at } = stand();
  at('.paper').focus();
  expect(key(at('.paper'), { key: 'ArrowRight' }).defaultPrevented).toBe(false);
  expect(at('.paper')).toHaveFocus();
});

test.each([
  ['a link', ['.plus', '.paper', '.study'], ['study']],
  ['a press', ['.paper', '.study', '.plus'], ['plus']],
  ['a choice, which replaces no press', ['.plus', '.rows'], ['plus', 'rows']],
  ['what is closed, which replaces nothing', ['.plus', '.closed'], ['plus']],
  ['what is busy', ['.plus', '.busy'], ['busy']],
])('[S-11] after %s, what is done looks pressed', (_last, clicked, done) => {
  const { react, acts, at, presses } = stand();
  const pressed = presses();
  for (const each of clicked) at(each).click();
  expect([...document.querySelectorAll('#first .pressed')].map(({ classList }) => classList[0])).toEqual(
    done,
  );
  for (const each of react.querySelectorAll('.busy')) each.removeAttribute('aria-disabled');
  acts.repeatIn(react);
  jest.runOnlyPendingTimers();
  jest.runOnlyPendingTimers();
  expect(pressed).toEqual(done);
});

test('[S-11] the last of several choices is made last', () => {
  const { react, acts, at, presses } = stand();
  const pressed = presses();
  for (const each of ['.rows', '.tiles', '.rows']) at(each).click();
  acts.repeatIn(react);
  jest.runOnlyPendingTimers();
  expect(pressed).toEqual(['tiles', 'rows']);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  '[S-11] with %s a link is the browser’s, and a button is pressed as ever',
  (modifier) => {
    const { react, acts, at } = stand();
    const pressed = jest.fn();
    react.addEventListener('click', ({ target }) => {
      if (target instanceof Element) pressed(target.className);
    });
    const click = () => new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const onLink = click();
    const isTaken = jest.spyOn(onLink, 'preventDefault');
    at('.paper').dispatchEvent(onLink);
    // By the test itself: jsdom would leave the page.
    expect(isTaken).toHaveBeenCalledTimes(1);
    at('.plus').dispatchEvent(click());
    acts.repeatIn(react);
    jest.runOnlyPendingTimers();
    expect(pressed.mock.calls).toEqual([['plus']]);
    acts.stop();
  },
);

test('[S-11] a space bar that is down waits for its release, at which the button is pressed', () => {
  const { acts, at } = stand();
  const then = jest.fn();
  key(at('.plus'), { key: ' ' });
  acts.whenReleased(then);
  jest.advanceTimersByTime(1_000);
  expect(then).not.toHaveBeenCalled();
  key(at('.plus'), { key: ' ' }, 'keyup');
  jest.advanceTimersByTime(0);
  expect(then).toHaveBeenCalledTimes(1);
});

test('[S-11] another key’s release does not end the press of a space bar', () => {
  const { acts, at } = stand();
  const then = jest.fn();
  key(at('.plus'), { key: ' ' });
  acts.whenReleased(then);
  key(at('.plus'), { key: 'Shift' }, 'keyup');
  jest.advanceTimersByTime(0);
  expect(then).not.toHaveBeenCalled();
  key(at('.plus'), { key: ' ' }, 'keyup');
  jest.advanceTimersByTime(0);
  expect(then).toHaveBeenCalledTimes(1);
});

test.each(['Alt', 'Control', 'Meta', 'Shift'])('[S-11] %s does not end a pointer’s press', (name) => {
  const { acts, at } = stand();
  const then = jest.fn();
  at('.paper').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  acts.whenReleased(then);
  key(at('.paper'), { key: name });
  jest.advanceTimersByTime(0);
  expect(then).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerup'));
  jest.advanceTimersByTime(0);
  expect(then).toHaveBeenCalledTimes(1);
});

test.each([
  ['.paper', ' '],
  ['.plus', 'Enter'],
])('[S-11] on %s the key “%s” waits for nothing', (where, name) => {
  const { acts, at } = stand();
  const then = jest.fn();
  key(at(where), { key: name });
  acts.whenReleased(then);
  expect(then).toHaveBeenCalledTimes(1);
});

test.each([
  ['.paper', 0],
  ['p', 1],
])('[S-11] a middle button that is down on %s: taken over at once %i times', (where, times) => {
  const { acts, at } = stand();
  const then = jest.fn();
  at(where).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 1 }));
  acts.whenReleased(then);
  expect(then).toHaveBeenCalledTimes(times);
  dispatchEvent(new Event('pointerup'));
  jest.advanceTimersByTime(0);
  expect(then).toHaveBeenCalledTimes(1);
});

test.each(['change', 'keyup'])('[S-11] a select that a key has opened stays open until %s', (end) => {
  const { acts, at, first } = stand();
  const then = jest.fn();
  const sort = at('.sort');
  const open = jest.spyOn(first, 'querySelector').mockReturnValue(sort);
  acts.whenReleased(then);
  sort.dispatchEvent(new Event(end, { bubbles: true }));
  jest.advanceTimersByTime(0);
  expect(then).not.toHaveBeenCalled();
  open.mockReturnValue(null);
  sort.dispatchEvent(new Event(end, { bubbles: true }));
  jest.advanceTimersByTime(0);
  expect(then).toHaveBeenCalledTimes(1);
  expect(open.mock.calls).toContainEqual(['select:open']);
});

function missed(
  where: string,
  act: (element: HTMLElement) => void,
  miss: (element: Element) => void,
): string[] {
  const { react, acts, at } = stand();
  const names: string[] = [];
  const note = (event: Event) => names.push((event as CustomEvent<string>).detail);
  addEventListener('portal-missed-press', note);
  act(at(where));
  for (const each of react.querySelectorAll(where)) miss(each);
  react.querySelector('.busy')?.remove();
  acts.repeatIn(react);
  jest.advanceTimersByTime(12_000);
  removeEventListener('portal-missed-press', note);
  return names;
}

const press = (element: HTMLElement) => element.click();
const change = (element: HTMLElement) => void element.dispatchEvent(new Event('change', { bubbles: true }));
const lose = (element: Element) => element.remove();
const disable = (element: Element) => element.toggleAttribute('disabled', true);

test.each([
  ['a button', '.plus', press, lose, 'Follow Alpin'],
  ['a box', '.tick', change, lose, 'Only new'],
  ['a box that is disabled', '.tick', change, disable, 'Only new'],
  ['a select', '.sort', change, lose, 'Sort by'],
  ['a select without a label', '.unnamed', change, lose, ''],
])('[S-11] %s that is missed is reported by its name', (_what, where, act, miss, name) => {
  expect(missed(where, act, miss)).toEqual([name]);
});

test('[S-11] a field that is labelled in React’s view alone is reported by that label', () => {
  const label = (element: Element) => {
    Object.assign(element, { id: 'unnamed', disabled: true });
    element.insertAdjacentHTML('beforebegin', '<label for="unnamed">Language</label>');
  };
  expect(missed('.unnamed', change, label)).toEqual(['Language']);
});
