import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const run = promisify(execFile);

interface Configuration {
  rules: Record<string, unknown>;
  overrides: { files: string[]; rules: Record<string, unknown> }[];
}

const configured = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Configuration;

/** Recommended and strict rules that the project leaves out. */
const leftOut = [
  // Matters of taste.
  'no-confusing-void-expression',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-type-parameters',
  // The tests send control characters on purpose.
  'no-control-regex',
  // Modules are always strict.
  'no-octal',
  // oxlint has it not yet.
  'no-unsafe-class-instance-assignment',
];

const ofReact = [
  'error-boundaries',
  'exhaustive-deps',
  'globals',
  'immutability',
  'incompatible-library',
  'preserve-manual-memoization',
  'purity',
  'refs',
  'rules-of-hooks',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'unsupported-syntax',
  'use-memo',
];

const bare = (name: string) => name.replace(/^.*\//, '');

/** As merged by ESLint: later sets win. */
function switchedOn(sets: readonly { rules?: Partial<Record<string, unknown>> }[]): string[] {
  const merged = new Map(sets.flatMap(({ rules = {} }) => Object.entries(rules)));
  return [...merged].filter(([, level]) => level !== 'off' && level !== 0).map(([name]) => bare(name));
}

test('every recommended and strict rule is oxlint’s, or left out for a reason', () => {
  const expected = new Set(switchedOn([js.configs.recommended, ...tseslint.configs.strictTypeChecked]));
  expect(expected.size).toBeGreaterThan(100);
  expect(leftOut.filter((name) => !expected.has(name))).toEqual([]);
  const ours = new Set(Object.keys(configured.rules).map(bare));
  const alsoOurs = ['consistent-type-imports', 'no-nested-ternary'];
  expect([...ours].sort()).toEqual(
    [...expected, ...alsoOurs].filter((name) => !leftOut.includes(name)).sort(),
  );
});

test('every rule of React is oxlint’s in the packages that use it', () => {
  const [react] = configured.overrides;
  expect(react?.files).toEqual(['shell/**', 'mfe-*/**', 'shared/**']);
  expect(Object.keys(react?.rules ?? {}).sort()).toEqual(ofReact.map((name) => `react/${name}`));
});

describe('oxlint finds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-oxlint-'));
  const everywhere = configured.overrides.map((one) => ({ ...one, files: ['**'] })).slice(0, 1);
  beforeAll(() => {
    writeFileSync(join(folder, 'oxlint.json'), JSON.stringify({ ...configured, overrides: everywhere }));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      '{ "compilerOptions": { "strict": true, "jsx": "preserve", "types": [] } }',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const complaints = async (code: string, ...words: string[]) => {
    writeFileSync(join(folder, 'one.tsx'), code);
    const all = ['--deny-warnings', ...words, '-c', join(folder, 'oxlint.json'), join(folder, 'one.tsx')];
    return run(join(root, 'node_modules/.bin/oxlint'), all, { cwd: root }).then(
      () => '',
      (error: unknown) => (error as { stdout: string }).stdout,
    );
  };
  const later = 'async function later() {\n  await Promise.all([]);\n}\n';
  const screen = (body: string) =>
    `import { useState } from 'react';\nexport function Screen({ on }: { on: boolean }) {\n${body}\n}\n`;

  test('nothing where nothing is wrong', async () => {
    expect(await complaints(`${later}void later();\n`, '--type-aware')).toBe('');
    expect(await complaints(screen('const [text] = useState("");\nreturn on ? text : null;'))).toBe('');
  });

  test('what is not awaited, since it reads the types', async () => {
    expect(await complaints(`${later}later();\n`, '--type-aware')).toContain(
      'typescript(no-floating-promises)',
    );
  });

  test.each([
    ['what nobody uses', 'const unused = 1;\nexport {};\n', 'eslint(no-unused-vars)'],
    ['a hook under a condition', screen('if (on) useState(0);\nreturn null;'), 'react-hooks(rules-of-hooks)'],
    [
      'a state that is set while it is drawn',
      screen('const [count, set] = useState(0);\nset(count + 1);\nreturn on;'),
      'react(set-state-in-render)',
    ],
    [
      'a state that is changed in place',
      screen('const [kept] = useState({ on });\nkept.on = false;\nreturn <p>{String(kept.on)}</p>;'),
      'react(immutability)',
    ],
    [
      'a screen that differs each time',
      screen('const [start] = useState(0);\nconst now = start + Math.random();\nreturn <p>{now}</p>;'),
      'react(purity)',
    ],
  ])('%s', async (_, code, rule) => {
    expect(await complaints(code)).toContain(rule);
  });
});
