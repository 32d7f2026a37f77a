import { anEnvironment, aRelease } from '#testing/aRelease.ts';
import { checkElements } from './checkElements.ts';
import { releasedFiles } from './releasedFiles.ts';

const folder = '/artefacts/mfe-plain/1.0.0/';
const release = aRelease({
  baseUrl: folder,
  integrity: { '7.js': 'sha384-chunk', '7.css': 'sha384-style' },
});
const own = {
  src: Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src') ?? {},
  href: Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'href') ?? {},
  rel: Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'rel') ?? {},
};

beforeAll(() =>
  checkElements(releasedFiles(() => [anEnvironment({ 'mfe-plain': release })], '/artefacts/shell/2.0.0/')),
);
afterAll(() => {
  Object.defineProperty(HTMLScriptElement.prototype, 'src', own.src);
  Object.defineProperty(HTMLLinkElement.prototype, 'href', own.href);
  Object.defineProperty(HTMLLinkElement.prototype, 'rel', own.rel);
  Reflect.deleteProperty(HTMLScriptElement.prototype, 'setAttribute');
  Reflect.deleteProperty(HTMLLinkElement.prototype, 'setAttribute');
});

/** Ways in which builds give a script its address. */
const scriptWays: Record<string, (script: HTMLScriptElement, address: string) => void> = {
  'as a property': (script, address) => (script.src = address),
  'by name': (script, address) => script.setAttribute('src', address),
  'by name, in capitals': (script, address) => script.setAttribute('SRC', address),
};

/** Ways in which builds make a style sheet. */
const sheetWays: Record<string, (link: HTMLLinkElement, address: string) => void> = {
  'as properties': (link, href) => Object.assign(link, { rel: 'stylesheet', href }),
  'as a property, `rel` last': (link, href) => Object.assign(link, { href, rel: 'Preload StyleSheet' }),
  'by name, `rel` last': (link, href) => {
    link.setAttribute('href', href);
    link.setAttribute('rel', 'stylesheet');
  },
};

test.each(Object.entries(scriptWays))(
  '[F-10] a chunk that a plain federation build loads %s is checked by its hash',
  (_, load) => {
    const script = document.createElement('script');
    load(script, `${folder}7.js`);
    expect(script).toMatchObject({
      ...{ src: `http://localhost${folder}7.js`, integrity: 'sha384-chunk', crossOrigin: 'anonymous' },
    });
  },
);

test.each(Object.entries(sheetWays))('[F-10] its style sheet is, too, made %s', (_, make) => {
  const sheet = document.createElement('link');
  make(sheet, `${folder}7.css`);
  expect(sheet).toMatchObject({
    ...{ href: `http://localhost${folder}7.css`, integrity: 'sha384-style', crossOrigin: 'anonymous' },
  });
});

test('[F-10] an icon is not code, and other attributes stay as they are', () => {
  const icon = Object.assign(document.createElement('link'), { rel: 'icon', href: '/icons/icon.svg' });
  icon.setAttribute('sizes', '16x16');
  expect(icon.href).toBe('http://localhost/icons/icon.svg');
  expect(icon.getAttribute('sizes')).toBe('16x16');
  expect(icon).not.toHaveProperty('integrity', expect.stringContaining('sha'));
});

test.each(Object.entries(scriptWays))(
  '[F-10] a script that no release names gets no address %s',
  (_, load) => {
    const script = document.createElement('script');
    expect(() => load(script, `${folder}other.js`)).toThrow('it is not loaded');
    expect(script.src).toBe('');
  },
);

test.each(Object.entries(sheetWays))('[F-10] nor does one become a style sheet, made %s', (_, make) => {
  const sheet = document.createElement('link');
  expect(() => make(sheet, `${folder}other.css`)).toThrow('it is not loaded');
  expect([sheet.rel === 'stylesheet', sheet.href === '']).not.toEqual([true, false]);
});
