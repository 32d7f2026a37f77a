import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Typographic quotes, escapes and marks of links aside. */
const plain = (text: string): string =>
  text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\\(['"])/g, '$1')
    .replaceAll(/<\/?a>/g, '');

function packages(): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const shared = readdirSync(join(root, 'shared')).map((name) => join('shared', name));
  return [...folders.map(({ name }) => name), ...shared].filter((name) =>
    existsSync(join(root, name, 'package.json')),
  );
}

/** The text of all files of the packages whose names fit. */
const textOf = (folder: string, fits: RegExp): string =>
  packages()
    .map((name) => join(root, name, folder))
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => fits.test(file))
        .map((file) => plain(readFileSync(join(path, file), 'utf8'))),
    )
    .join('\n');

const phrases = [
  ...readFileSync(join(root, 'e2e/checklist/phrases.md'), 'utf8').matchAll(/^\| (?!Words|---)(.+) \|$/gm),
].map(([, words = '']) => words.trim());
const messages = textOf('src', /messages\/en\.ts$/);
const tests = textOf('src', /\.test\.tsx?$/) + textOf('specs', /\.spec\.ts$/);

test('the documents’ words are read', () => expect(phrases.length).toBeGreaterThan(40));

test.each(phrases)('“%s” is a message, and a test finds it on a screen', (words) => {
  expect(messages).toContain(plain(words));
  expect(tests).toContain(plain(words));
});
