import { readableError } from './readableError.ts';

const escape = String.fromCharCode(27);

test('[F-13] an error is reported with its place, without colours and stacks', () => {
  const message = [
    'Module build failed (from ../node_modules/swc-loader/src/index.js):',
    `Error:   ${escape}[31mx${escape}[0m Expected ',', got ';'`,
    '    ,-[TeamScreen.tsx:13:1]',
    ' 13 |   );',
    '    :    ^',
    '    at transform (/somewhere/swc.js:1:1)',
    '',
    '',
    'Caused by:',
    '    Syntax Error',
    'Stack backtrace:',
    '   0: <unknown>',
  ].join('\n');
  expect(readableError(message)).toBe(
    "Error:   x Expected ',', got ';'\n    ,-[TeamScreen.tsx:13:1]\n 13 |   );\n    :    ^",
  );
});

test('an error without any of that stays as it is', () => {
  expect(readableError("Can't resolve './x.ts'")).toBe("Can't resolve './x.ts'");
});
