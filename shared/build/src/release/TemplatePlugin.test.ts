import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withImports } from './TemplatePlugin.ts';

const shell = fileURLToPath(new URL('../../../../shell/index.html', import.meta.url));

test('the shell’s page brings every measure and colour that its frame is drawn with', () => {
  const { page } = withImports(shell);
  const [, styles = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  const used = [...page.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(10);
  for (const name of used) expect(styles).toContain(`${name}:`);
  expect(styles).toContain('box-sizing:border-box');
  expect(styles).not.toContain('@import');
  expect(styles).not.toContain('/*');
});

test('markers and all outside of the styles stay, and its sources are known', () => {
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  const file = join(folder, 'index.html');
  writeFileSync(join(folder, 'theme.css'), ':root {\n  --ink: #000000;\n}\n');
  writeFileSync(
    file,
    "<!--portal:head-->\n<style>\n@import './theme.css';\nb { color: var(--ink) }\n</style>\n<p>$& stays</p>",
  );
  expect(withImports(file)).toEqual({
    page: '<!--portal:head-->\n<style>:root{--ink: #000000}b{color:var(--ink)}</style>\n<p>$& stays</p>',
    files: [file, join(folder, 'theme.css')],
  });
});
