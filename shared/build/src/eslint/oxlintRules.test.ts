import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const run = promisify(execFile);

interface Configuration {
  rules: Record<string, unknown>;
}

const configured = (JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Configuration).rules;

/** Rules that need types, and that the project does without. */
const leftOut = [
  // A matter of taste.
  'no-confusing-void-expression',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-type-parameters',
  // oxlint has it not yet.
  'no-unsafe-class-instance-assignment',
];

const namesIn = (set: readonly { rules?: object | undefined }[]) =>
  set
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => name.startsWith('@typescript-eslint/'))
    .map((name) => name.slice('@typescript-eslint/'.length));

test('every rule of the strict set that needs types is oxlint’s, or left out for a reason', () => {
  const { strict, strictTypeChecked } = tseslint.configs;
  const withoutTypes = namesIn(strict);
  const needTypes = namesIn(strictTypeChecked).filter((name) => !withoutTypes.includes(name));
  expect(needTypes.length).toBeGreaterThan(40);
  expect(Object.keys(configured).sort()).toEqual(
    needTypes
      .filter((name) => !leftOut.includes(name))
      .map((name) => `typescript/${name}`)
      .sort(),
  );
});

test('oxlint reads the types: what is not awaited is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-typed-'));
  const file = join(folder, 'one.ts');
  const complaints = async (code: string) => {
    writeFileSync(file, `async function later() {\n  await Promise.all([]);\n}\n${code}\n`);
    const words = ['--type-aware', '--deny-warnings', '-c', join(root, '.oxlintrc.json'), file];
    return run(join(root, 'node_modules/.bin/oxlint'), words, { cwd: root }).then(
      () => '',
      (error: unknown) => (error as { stdout: string }).stdout,
    );
  };
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": [] } }');
  expect(await complaints('void later();')).toBe('');
  expect(await complaints('later();')).toContain('typescript(no-floating-promises)');
  rmSync(folder, { recursive: true });
});
