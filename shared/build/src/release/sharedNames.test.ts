import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { linkedPaths, offeredNames, usedNames } from './sharedNames.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Inspects a release build before modules are concatenated. */
async function look<T>(
  files: Record<string, string>,
  { libraries, at }: { libraries: readonly string[]; at: (compilation: Compilation) => T },
): Promise<T> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  let seen: { value: T } | undefined;
  const looking = {
    apply: (compiler: Compiler) =>
      compiler.hooks.thisCompilation.tap('look', (compilation) => {
        compilation.hooks.optimizeChunkModules.tap({ name: 'look', stage: -100 }, () => {
          seen = { value: at(compilation) };
        });
      }),
  };
  const federation = new ModuleFederationPlugin({
    name: 'x',
    library: { type: 'var', name: 'x' },
    filename: 'entry.js',
    exposes: { './remote': './main.js' },
    shared: Object.fromEntries(libraries.map((name) => [name, { import: false as const, singleton: true }])),
    dts: false,
    manifest: false,
  });
  const compiler = webpack({
    ...{ context: folder, mode: 'production', entry: {}, cache: false, devtool: false },
    output: { path: join(folder, 'dist') },
    optimization: { minimize: false, concatenateModules: true },
    plugins: [looking, federation],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error === null ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats?.compilation.errors).toEqual([]);
  if (seen === undefined) throw new Error('Nothing was built.');
  return seen.value;
}

const used = `console.log`;

/** `uses` is undefined if the build must fail. */
const probes: [what: string, code: string, uses: string[] | undefined][] = [
  ['names', `import { b, a as x } from 'LIB'; ${used}(x, b);`, ['a', 'b']],
  ['the default', `import d from 'LIB'; ${used}(d);`, undefined],
  ['members of a namespace', `import * as all from 'LIB'; ${used}(all.a, all['b']);`, ['a', 'b']],
  ['a namespace within', `import { calls } from 'LIB'; ${used}(calls.one);`, ['calls']],
  ['an import for its effects', `import 'LIB';`, []],
  ['a name that nothing uses', `import { a, b } from 'LIB'; ${used}(a);`, ['a']],
  ['code that nothing calls', `import { a, b } from 'LIB'; const never = () => b; ${used}(a);`, ['a']],
  [
    'code of development only',
    `import { a, b } from 'LIB'; if (process.env.NODE_ENV !== 'production') ${used}(b); ${used}(a);`,
    ['a'],
  ],
  ['parts of what is imported later', `const { a, b } = await import('LIB'); ${used}(a, b);`, ['a', 'b']],
  ['the same by then', `import('LIB').then((m) => ${used}(m.a));`, ['a']],
  ['the same in parameters', `import('LIB').then(({ a }) => ${used}(a));`, ['a']],
  ['all of what is imported later', `${used}((await import('LIB')).a);`, undefined],
  ['one of several', `const [{ a }] = await Promise.all([import('LIB')]); ${used}(a);`, undefined],
  ['a namespace that is passed on', `import * as all from 'LIB'; ${used}(all);`, undefined],
];

const libraryAt = (index: number) => `@portal/probe${index}`;

describe('a remote', () => {
  let found: ReturnType<typeof usedNames>;
  beforeAll(async () => {
    const files = Object.fromEntries(
      probes.map(([, code], index) => [`probe${index}.js`, `\n${code.replaceAll('LIB', libraryAt(index))}`]),
    );
    const imports = probes.map((_, index) => `import './probe${index}.js';`);
    const others = `import { useState } from 'react'; ${used}(useState);
import { kept } from './between.js'; ${used}(kept);`;
    found = await look(
      {
        ...files,
        'between.js': `export { a as kept, b as left } from '@portal/between';`,
        'main.js': [...imports, others].join('\n'),
      },
      {
        libraries: [...probes.map((_, index) => libraryAt(index)), '@portal/between', 'react'],
        at: usedNames,
      },
    );
  });

  test.each(probes.map(([what, , uses], index) => [what, index, uses] as const))(
    'that takes %s',
    (_, index, uses) => {
      const errors = found.errors.filter(({ message }) => message.includes(`takes ${libraryAt(index)} as`));
      if (uses === undefined)
        expect(errors[0]?.message).toBe(
          `probe${index}.js:2 takes ${libraryAt(index)} as a whole, so its release cannot record which names it uses. Take them by name: import { a } from '${libraryAt(index)}', or import('${libraryAt(index)}').then((m) => m.a).`,
        );
      else expect([found.uses[libraryAt(index)], errors]).toEqual([uses, []]);
    },
  );

  test('re-exported names count where they are used, foreign libraries do not', () => {
    expect(found.uses['@portal/between']).toEqual(['a']);
    expect(Object.keys(found.uses)).not.toContain('react');
  });
});

test('a remote links to the pages of the contract that its code names, in any way', async () => {
  const { paths } = await look(
    {
      'main.js': `import { pages, pages as linked, leads } from '@portal/contract';
${used}(pages.equities.href(), linked.companyProfile['path'], pages.nowhere, leads.home);
const never = () => pages.login.path;`,
    },
    { libraries: ['@portal/contract'], at: (compilation) => ({ paths: linkedPaths(compilation) }) },
  );
  expect(paths).toEqual(['/company_profile/:id', '/equities']);
});

test('the shell offers every export of shared packages; unknown exports are an error', async () => {
  const { offers, errors } = await look(
    {
      'main.js': `import { Button } from './ui/index.js'; import old from './old/index.js'; ${used}(Button, old.x);`,
      'ui/index.js': `export * from './parts.js'; export * as icons from './icons.js'; export const own = 1; export default 2;`,
      'ui/parts.js': `export const Button = 1; export function Modal() {}`,
      'ui/icons.js': `export const Arrow = 1;`,
      'old/index.js': `module.exports = globalThis.y;`,
    },
    {
      libraries: [],
      at: (compilation) =>
        offeredNames(compilation, {
          '@portal/ui': join(folder, 'ui/index.js'),
          '@portal/old': join(folder, 'old/index.js'),
          '@portal/gone': '/x',
        }),
    },
  );
  expect(offers).toEqual({ '@portal/ui': ['Button', 'Modal', 'default', 'icons', 'own'] });
  expect(errors.map(({ message }) => message)).toEqual([
    'Which names @portal/old exports cannot be determined.',
  ]);
});
