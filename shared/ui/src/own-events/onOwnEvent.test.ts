import { onOwnEvent } from './onOwnEvent.ts';

interface Host {
  parent: string;
  /** Of the element with the shadow root. @default 'div' */
  name?: string;
  mode?: ShadowRootMode;
}

/** A field in a shadow root, as clippers, password managers and translators add them. */
function fieldIn({ parent, name = 'div', mode = 'open' }: Host): HTMLInputElement {
  const host = document.createElement(name);
  document.querySelector(parent)?.append(host);
  return host.attachShadow({ mode }).appendChild(document.createElement('input'));
}

function heardOn(element: HTMLElement | null, event: Event): boolean {
  const heard: Event[] = [];
  const stop = onOwnEvent(event.type as 'keydown', (own) => heard.push(own));
  element?.dispatchEvent(event);
  stop();
  element?.dispatchEvent(event);
  return heard.length > 0;
}

const on = { bubbles: true, composed: true };
const aKey = () => new KeyboardEvent('keydown', { key: 'd', ...on });
const aPress = () => new MouseEvent('pointerdown', on);

beforeEach(() => {
  document.body.innerHTML = `
    <div id="portal">
      <main tabindex="-1"><h2 id="heading">Equities</h2><a id="link" href="/">Banks</a><input id="field" /></main>
    </div>
    <div data-portal="true"><button id="close">Close</button></div>
    <div id="clipper"><input id="note" /></div>`;
});

test.each(['body', '#portal main', '#link', '#field', '#close'])('[L-18] %s is the portal’s own', (own) => {
  expect(heardOn(document.querySelector(own), aKey())).toBe(true);
  expect(heardOn(document.querySelector(own), aPress())).toBe(true);
});

test('[L-18] a press on plain text is the portal’s own', () => {
  expect(heardOn(document.querySelector('#heading'), aPress())).toBe(true);
});

test.each<[string, () => HTMLElement | null]>([
  ['a field next to the portal', () => document.querySelector('#note')],
  ['an open root next to the portal', () => fieldIn({ parent: 'body' })],
  ['a closed root next to the portal', () => fieldIn({ parent: 'body', mode: 'closed' })],
  ['an open root within it', () => fieldIn({ parent: 'main' })],
  [
    'a closed root of a custom element within it',
    () => fieldIn({ parent: 'main', name: 'x-note', mode: 'closed' }),
  ],
])('[L-18] keys and presses in %s are not', (_, place) => {
  expect(heardOn(place(), aKey())).toBe(false);
  expect(heardOn(place(), aPress())).toBe(false);
});

test('[L-18] keys in a closed root of a plain element within the portal are not', () => {
  expect(heardOn(fieldIn({ parent: 'main', mode: 'closed' }), aKey())).toBe(false);
});
