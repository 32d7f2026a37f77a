import { createRequire } from 'node:module';

interface Context {
  resourcePath: string;
  getOptions: () => { names: string[] };
}

type Loader = (this: Context, source: string) => string;

const loader = createRequire(__filename)('./cutProperties.cjs') as Loader;

const cut = (source: string, ...names: string[]): string =>
  loader.call({ resourcePath: 'source.ts', getOptions: () => ({ names }) }, source);

const lineOf = (text: string, line: string) => text.split('\n').indexOf(line);

test('what only servers need of a call is cut, and lines stay where they are', () => {
  const source = `export const a = readCall({
  path: 'a',
  served: () =>
    served({ summary: 'What a } is, {', query: z.object({ b: z.string() }) }),
});
export const b = 1;
`;
  const left = cut(source, 'served');
  expect(left).not.toContain('summary');
  expect(left).toContain("path: 'a',");
  expect(lineOf(left, 'export const b = 1;')).toBe(lineOf(source, 'export const b = 1;'));
});

test('what only the release record has of a page is cut', () => {
  const source = `export const pages = [
  {
    path: '/a',
    tab: { label: { en: 'A', de: 'A' }, place: 10 },
    firstReads: () => ofList(calls.list),
    screen: () => import('./screens/AScreen.tsx'),
  },
];
`;
  const left = cut(source, 'tab', 'menu', 'firstReads');
  expect(left).not.toMatch(/label|ofList/);
  expect(left).toContain("path: '/a',");
  expect(lineOf(left, '];')).toBe(lineOf(source, '];'));
});

test('a file without them stays as it is, and so does what only has that name', () => {
  expect(cut('export const served = 1;', 'served')).toBe('export const served = 1;');
  expect(cut('const field = { served: schema };', 'served')).toBe('const field = { served: schema };');
});
