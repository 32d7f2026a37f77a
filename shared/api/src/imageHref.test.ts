import { testNetwork } from '@portal/testing';
import { configureApi } from './configuration.ts';
import { imageHref } from './imageHref.ts';

beforeEach(() =>
  configureApi({
    baseUrl: '/api',
    readTokens: () => undefined,
    onRenewed: () => {},
    onSessionOver: () => {},
    adapter: testNetwork([]),
  }),
);

test.each([
  ['portraits/A1.svg', 'http://localhost/api/portraits/A1.svg'],
  ['/portraits/A1.svg', 'http://localhost/api/portraits/A1.svg'],
  ['/api/portraits/A1.svg', 'http://localhost/api/portraits/A1.svg'],
  ['http://localhost/api/portraits/A1.svg?v=2', 'http://localhost/api/portraits/A1.svg?v=2'],
])('%s is %s', (link, href) => {
  expect(imageHref(link)).toBe(href);
});

test.each([
  [null],
  [undefined],
  [''],
  ['https://evil.example/a.png'],
  ['//evil.example/a.png/../../../../x'],
  ['../login'],
  ['javascript:alert(1)'],
  ['data:image/svg+xml,x'],
  ['http://user@localhost/api/a.svg'],
  ['http://['],
])('%p is no picture of the portal', (link) => {
  expect(imageHref(link)).toBeUndefined();
});
