import { RuleTester } from 'eslint';
import { fileURLToPath } from 'node:url';
import { readPackages } from '../packages.ts';
import { whyMisnamed } from './fileNames.ts';
import { folderSize } from './folderSize.ts';
import { imports } from './imports.ts';
import { namedExports } from './namedExports.ts';
import { pagePaths } from './pagePaths.ts';
import { plainWords } from './plainWords.ts';
import { testTitles } from './testTitles.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const packages = readPackages(root);
const tester = new RuleTester();
const at = (path: string) => ({ filename: `${root}${path}`, options: [{ root, packages }] });

tester.run('imports', imports, {
  valid: [
    { ...at('mfe-auth/src/routes.ts'), code: "import { api } from '@portal/api';" },
    { ...at('shell/src/remotes/provideShared.ts'), code: "void import('@portal/research');" },
    { ...at('eslint.config.ts'), code: "import { x } from './shared/contract/src/pages.ts';" },
  ],
  invalid: [
    { ...at('mfe-auth/src/routes.ts'), code: "import 'mfe-profiles';", errors: [{ messageId: 'forbidden' }] },
    { ...at('mfe-auth/src/routes.ts'), code: "export * from 'axios';", errors: 1 },
    { ...at('mfe-auth/src/routes.ts'), code: "export { x } from 'axios';", errors: 1 },
    { ...at('shell/src/router.ts'), code: "void import('@portal/research');", errors: 1 },
  ],
});

tester.run('named-exports', namedExports, {
  valid: ['export const a = 1;'],
  invalid: [
    { code: 'export default 1;', errors: [{ messageId: 'named' }] },
    { code: 'const a = 1; export { a as default };', errors: 1 },
  ],
});

const paths = { options: [{ paths: ['/', '/login', '/company_profile/:id'] }] };

tester.run('page-paths', pagePaths, {
  valid: [
    { ...paths, code: "const a = '/';" },
    { ...paths, code: "const a = '/loginless';" },
    { ...paths, code: "const a = 'auth/login';" },
    { ...paths, code: 'const a = `${b}/login`;' },
  ],
  invalid: [
    { ...paths, code: "const a = '/login';", errors: [{ messageId: 'spelled' }] },
    { ...paths, code: "const a = '/login?redirect_uri=x';", errors: 1 },
    { ...paths, code: 'const a = `/company_profile/${id}`;', errors: 1 },
  ],
});

const small = { root, files: 1, depth: 0 };

tester.run('folder-size', folderSize, {
  valid: [
    {
      filename: `${root}shared/build/src/eslint/avoidedWords.ts`,
      options: [{ root, files: 15, depth: 3 }],
      code: '',
    },
  ],
  invalid: [
    {
      filename: `${root}shared/build/src/eslint/avoidedWords.ts`,
      options: [small],
      code: '',
      errors: [{ messageId: 'large' }, { messageId: 'deep' }],
    },
  ],
});

tester.run('plain-words', plainWords, {
  valid: [
    '// Fixes it again.',
    'const recommended = besides(amended);',
    "const a = 'beside';",
    'const threshold = askedge(Askedge, upheld);',
  ],
  invalid: [
    { code: '// Mends it.', errors: [{ messageId: 'avoided' }] },
    { code: '/**\n * It stands in the\n * place of another.\n */\nconst a = 1;', errors: 1 },
    { code: 'const openAnew = 1;', errors: [{ messageId: 'name' }] },
    { code: 'keptDraft(isKept);', errors: [{ messageId: 'name' }, { messageId: 'name' }] },
    { code: 'new HelpAsked();', errors: [{ messageId: 'name' }] },
  ],
});

const title = (length: number) => 'a'.repeat(length);

tester.run('test-titles', testTitles, {
  valid: [
    `test('[A-01] [B-02] ${title(80)}', () => {});`,
    `test.each([1])('%i ${title(77)}', () => {});`,
    `expect('${title(90)}').toBe(1);`,
    'test(name, () => {});',
  ],
  invalid: [
    { code: `test('${title(81)}', () => {});`, errors: [{ messageId: 'long' }] },
    { code: `describe.each([1])(\`${title(81)}\`, () => {});`, errors: 1 },
    { code: "test('[A-01] a wrong password says so', () => {});", errors: [{ messageId: 'avoided' }] },
  ],
});

test.each([
  ['screens/login/LoginScreen.tsx', undefined],
  ['screens/login/loginError.ts', undefined],
  ['sessionStore.test.tsx', undefined],
  ['screens/Login/LoginScreen.tsx', /kebab-case/],
  ['utils/format.ts', /drawer/],
  ['helpers.ts', /drawer/],
  ['draft/keptDraft.ts', /name what it holds/],
  ['conformance/AskedCall.ts', /name what it holds/],
  ['login-error.ts', /camelCase/],
])('[file-names] %s', (path, expected) => {
  const why = whyMisnamed(path);
  if (expected === undefined) expect(why).toBeUndefined();
  else expect(why).toMatch(expected);
});
