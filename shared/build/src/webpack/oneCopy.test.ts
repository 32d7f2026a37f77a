import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { OneCopyPlugin, whyCopied } from './OneCopyPlugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-copies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const store = '/portal/node_modules/.pnpm/zod@4.6.7/node_modules/zod';

test.each<['shell' | 'remote', string, string]>([
  ['remote', `${store}/v4/mini/schemas.js`, 'A second zod would be in the page. Use z of @portal/wire.'],
  ['remote', `${store}/v4/core/core.js`, 'A second zod would be in the page.'],
  ['remote', '/portal/shared/wire/src/call.ts', 'A second @portal/wire would be in the page.'],
  ['remote', 'C:\\portal\\shared\\ui\\src\\index.ts', 'Import the package by its name.'],
  ['remote', '/squad/node_modules/@portal/ui/src/index.ts', 'A second @portal/ui would be in the page.'],
  ['shell', `${store}/v4/classic/schemas.js`, 'All of zod would be in the first load.'],
  ['shell', `${store}/index.js`, 'All of zod would be in the first load.'],
])('[F-03] a %s does not hold %s', (side, file, why) => {
  expect(whyCopied(side, file)).toContain(why);
});

test.each<['shell' | 'remote', string]>([
  ['remote', '/portal/mfe-libraries/calls/src/calls.ts'],
  ['remote', '/portal/mfe-libraries/src/api/library.ts'],
  ['shell', '/portal/shared/wire/src/call.ts'],
  ['shell', `${store}/v4/mini/schemas.js`],
  ['shell', `${store}/v4/locales/en.js`],
])('a %s may hold %s', (side, file) => {
  expect(whyCopied(side, file)).toBeUndefined();
});

test('[F-03] a build that would bring a second zod is an error that names the file', async () => {
  const files = {
    'main.js': `import { z } from 'zod'; console.log(z);`,
    'node_modules/zod/index.js': 'export const z = 1;',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const plugins = [new OneCopyPlugin('remote')];
  const output = { path: join(folder, 'dist') };
  const compiler = webpack({ context: folder, mode: 'none', entry: './main.js', output, plugins });
  const errors = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) =>
      stats === undefined
        ? reject(error ?? new Error())
        : resolve(stats.compilation.errors.map(({ message }) => message).join()),
    );
  });
  expect(errors).toMatch(/node_modules[\\/]zod[\\/]index\.js: A second zod would be in the page\./);
});
