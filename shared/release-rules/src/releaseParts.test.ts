import { badLabels, filesOf, filesWithoutHash, missingTexts, type ManifestFacts } from './releaseParts.ts';

const manifest: ManifestFacts = {
  entry: 'entry.js',
  exposed: { js: ['a.js', 'b.js'], css: ['a.css'] },
  chunks: { screen: { js: ['b.js', 'c.js'], css: [] } },
};

test('every file of a build is there once; a shell has no entry', () => {
  expect(filesOf(manifest)).toEqual(['entry.js', 'a.js', 'b.js', 'a.css', 'c.js']);
  expect(filesOf({ ...manifest, entry: '' })).toEqual(['a.js', 'b.js', 'a.css', 'c.js']);
});

test('files without a hash are named', () => {
  const all = Object.fromEntries(filesOf(manifest).map((file) => [file, 'sha384-x']));
  expect(filesWithoutHash(manifest, all)).toEqual([]);
  expect(filesWithoutHash({ ...manifest, entry: 'toString' }, all)).toEqual(['toString']);
  expect(filesWithoutHash(manifest, { 'entry.js': 'sha384-x' })).toEqual(['a.js', 'b.js', 'a.css', 'c.js']);
});

test.each([
  [{ en: ['a'], de: ['a'] }, []],
  [{ en: ['a', 'b'], de: ['a'] }, [{ language: 'de', ids: ['b'] }]],
  [
    { en: ['a'], de: ['b', 'c'] },
    [
      { language: 'en', ids: ['b', 'c'] },
      { language: 'de', ids: ['a'] },
    ],
  ],
])('texts %j lack %j', (texts, expected) => {
  expect(missingTexts(texts)).toEqual(expected);
});

test('labels that readers of a language would not see, or not whole, are found', () => {
  const link = (en: string, de: string) => ({ label: { en, de }, place: 10 });
  expect(
    badLabels([
      { path: '/a', group: 'gated', tab: link('A', 'A'), menu: link('A', ' ') },
      { path: '/b', group: 'gated', tab: link('x'.repeat(61), 'x'.repeat(60)) },
      { path: '/c', group: 'gated' },
    ]),
  ).toEqual([
    { path: '/a', of: 'menu', language: 'de', fault: 'missing' },
    { path: '/b', of: 'tab', language: 'en', fault: 'long' },
  ]);
});
