import type { Linter } from 'eslint';
import { newerApis } from './newerApis.ts';
import { conditionalSpread, plainValues } from './plainValues.ts';

const callTheApi = 'Use api.call of @portal/api: it brings the token, the time limit and the one refresh.';

const asCast = {
  selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
  message: 'A cast hides what the compiler would find: narrow the value, or give it its type at the source.',
};

const effectInScreen = {
  selector: 'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name=/^use(Layout)?Effect$/]',
  message:
    'Screens have no effects: fetch through queries, derive in plain code, react in handlers (docs/style.md).',
};

const manyProps = {
  selector: 'TSInterfaceDeclaration[id.name=/Props$/] > TSInterfaceBody[body.length>10]',
  message: 'At most 10 props: split the component, or pass what belongs together as one thing.',
};

const wholePage = {
  selector:
    'CallExpression[callee.property.name="addEventListener"][callee.object.name=/^(document|window)$/] > Literal[value=/^(key|click|auxclick|pointerdown|mousedown|touchstart|focus(in|out))/]',
  message: "Use onOwnEvent of @portal/ui: letters typed into an extension's field reach the page, too.",
};

const everywhere = [manyProps, wholePage, ...plainValues];

/** A plain `fetch`, for example, skips token, time limit and refresh. */
const ownedGlobals: Linter.Config['rules'] = {
  'no-restricted-globals': [
    'error',
    {
      globals: [
        { name: 'fetch', message: callTheApi },
        { name: 'XMLHttpRequest', message: callTheApi },
        { name: 'cookieStore', message: 'Use readCookie and writeCookie of @portal/session.' },
      ],
      checkGlobalObject: true,
    },
  ],
  'no-restricted-properties': [
    'error',
    { object: 'document', property: 'cookie', message: 'Use readCookie and writeCookie of @portal/session.' },
    ...newerApis,
  ],
};

/** Rules for packages that run in browsers. */
export function browserRules(files: string[], tests: string[]): Linter.Config[] {
  const screens = files.map((pattern) => pattern.replace('**/*.{ts,tsx}', 'screens/**/*.tsx'));
  const parts = files.map((pattern) => pattern.replace('**/*.{ts,tsx}', 'components/**/*.tsx'));
  return [
    {
      files,
      rules: {
        ...ownedGlobals,
        'no-restricted-syntax': ['error', ...everywhere],
      },
    },
    // A test listens for what a page would hear.
    { files: tests, rules: { 'no-restricted-syntax': ['error', manyProps, conditionalSpread] } },
    {
      files: [...screens, ...parts],
      ignores: tests,
      rules: { 'no-restricted-syntax': ['error', ...everywhere, asCast, effectInScreen] },
    },
    {
      // The early script runs before portal packages have loaded; a developer's build gets neither token nor cookie.
      files: [
        'shared/api/src/**',
        'shared/testing/src/**',
        'shell/src/early/**',
        'shell/src/overrides/fetchBuild.ts',
        ...tests,
      ],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['shared/session/src/**', 'shared/testing/src/**', ...tests],
      rules: { 'no-restricted-properties': 'off' },
    },
  ];
}
