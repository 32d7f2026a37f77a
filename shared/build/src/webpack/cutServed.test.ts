import { createRequire } from 'node:module';

type Loader = (this: { resourcePath: string }, source: string) => string;

const loader = createRequire(__filename)('./cutServed.cjs') as Loader;
const made = (source: string): string => loader.call({ resourcePath: 'calls.ts' }, source);

test('what only servers need of a call is cut, and lines stay where they are', () => {
  const source = `export const a = readCall({
  path: 'a',
  served: () =>
    served({ summary: 'What a } is, {', query: z.object({ b: z.string() }) }),
});
export const b = 1;
`;
  const cut = made(source);
  expect(cut).not.toContain('summary');
  expect(cut).toContain("path: 'a',");
  expect(cut.split('\n').indexOf('export const b = 1;')).toBe(
    source.split('\n').indexOf('export const b = 1;'),
  );
});

test('a file without calls stays as it is, and so does what only has that name', () => {
  expect(made('export const served = 1;')).toBe('export const served = 1;');
  expect(made('const field = { served: schema };')).toBe('const field = { served: schema };');
});
