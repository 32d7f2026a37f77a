import { anEnvironment, aRelease } from '../testRelease.ts';
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
};

beforeAll(() =>
  checkElements(releasedFiles(() => [anEnvironment({ 'mfe-plain': release })], '/artefacts/shell/2.0.0/')),
);
afterAll(() => {
  Object.defineProperty(HTMLScriptElement.prototype, 'src', own.src);
  Object.defineProperty(HTMLLinkElement.prototype, 'href', own.href);
});

test('[F-10] a chunk that a plain federation build loads is checked against the environment’s hash', () => {
  const script = document.createElement('script');
  script.src = `${folder}7.js`;
  expect(script).toMatchObject({
    ...{ src: `http://localhost${folder}7.js`, integrity: 'sha384-chunk', crossOrigin: 'anonymous' },
  });
});

test('[F-10] its style sheet is, too; an icon is not code', () => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${folder}7.css` });
  expect(sheet.integrity).toBe('sha384-style');
  const icon = Object.assign(document.createElement('link'), { rel: 'icon', href: '/icons/icon.svg' });
  expect(icon.href).toBe('http://localhost/icons/icon.svg');
  expect(icon).not.toHaveProperty('integrity', expect.stringContaining('sha'));
});

test('[F-10] a file that no release names gets no address', () => {
  const script = document.createElement('script');
  expect(() => (script.src = `${folder}other.js`)).toThrow('it is not loaded');
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  expect(() => (sheet.href = `${folder}other.css`)).toThrow('it is not loaded');
  expect([script.src, sheet.href]).toEqual(['', '']);
});
