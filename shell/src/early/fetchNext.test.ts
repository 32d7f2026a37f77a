import type { EarlyOrder } from '@portal/contract';
import { fetchNext } from './fetchNext.ts';

const script = (name: string) => ({
  href: `/x/${name}.js`,
  as: 'script' as const,
  integrity: `sha384-${name}`,
});
const order: EarlyOrder = {
  apiBase: '/api',
  calls: [],
  words: { de: { href: '/x/de.js', integrity: 'sha384-de' } },
  next: { after: ['/s/vendor.js', '/s/main.js'], files: [script('entry'), script('screen')] },
};

function open() {
  const page = document.implementation.createHTMLDocument();
  const links = order.next?.after.map((href) => {
    const link = page.createElement('link');
    link.setAttribute('href', href);
    page.head.append(link);
    return link;
  });
  fetchNext(page, order, 'de');
  const tell = (place: number, type: string) => links?.[place]?.dispatchEvent(new Event(type));
  const preloaded = () =>
    [...page.head.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));
  return { page, tell, preloaded };
}

const all = ['/x/entry.js', '/x/screen.js', '/x/de.js'];

beforeEach(() => Object.assign(performance, { getEntriesByName: () => [], getEntriesByType: () => [] }));

test('files of the area are fetched once the first of the shell’s has come, each once', () => {
  const { page, tell, preloaded } = open();
  page.head.append(page.createElement('style'));
  page.head.lastChild?.dispatchEvent(new Event('load'));
  expect(preloaded()).toEqual([]);
  tell(1, 'load');
  tell(0, 'load');
  expect(preloaded()).toEqual(all);
});

test('also when one of the shell fails: it loads again, and the line is free meanwhile', () => {
  const { tell, preloaded } = open();
  tell(0, 'error');
  expect(preloaded()).toEqual(all);
});

test('and at once when they were there before', () => {
  Object.assign(performance, { getEntriesByName: () => [{}] });
  expect(open().preloaded()).toEqual(all);
});

test('and at once on a fast line', () => {
  Object.assign(performance, { getEntriesByType: () => [{ requestStart: 0, responseStart: 99 }] });
  expect(open().preloaded()).toEqual(all);
});

test('each has its hash and is fetched as what will use it', () => {
  const { page, tell } = open();
  tell(0, 'error');
  expect(page.head.querySelector('link[href="/x/entry.js"]')).toMatchObject({
    as: 'script',
    integrity: 'sha384-entry',
    crossOrigin: 'anonymous',
  });
});
