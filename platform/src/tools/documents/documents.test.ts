import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { avoidedWordIn } from '@portal/build/avoided-words';
import { checkout } from '#run/settings/checkout.ts';
import { projectFiles, writtenDocuments } from './projectFiles.ts';

const read = (file: string) => readFileSync(join(checkout, file), 'utf8');

const documents = writtenDocuments();

/** Set by the project itself or the system. */
const notSettings = [
  'PORTAL_RELEASE_VERSION',
  'PORTAL_TEST_ENGINES',
  'PORTAL_TEST_POSTGRES',
  'PORTAL_TEST_IMAGES',
];

test('every setting that is read is described in a README', () => {
  const code = projectFiles(['.ts', '.cjs', '.mjs']).filter((file) => !/\.test\.|\/dist\//.test(file));
  const reading = /process\.env(?:\.|\[')(PORTAL_\w+)|^ {2}(PORTAL_\w+|SMTP_URL|DATABASE_URL): /gm;
  const settings = new Set(
    code.flatMap((file) => [...read(file).matchAll(reading)].map(([, one, other]) => one ?? other ?? '')),
  );
  expect(settings.size).toBeGreaterThan(20);
  const described = documents
    .filter((file) => file.endsWith('README.md'))
    .map(read)
    .join('\n');
  const missing = [...settings].filter((name) => !notSettings.includes(name) && !described.includes(name));
  expect(missing).toEqual([]);
});

test('every setting that a README describes is read', () => {
  const code = projectFiles(['.ts', '.cjs', '.mjs', 'compose.yaml']).map(read).join('\n');
  const named = documents.flatMap((file) => read(file).match(/\bPORTAL_[A-Z_]*[A-Z]\b/g) ?? []);
  expect([...new Set(named)].filter((name) => !code.includes(name))).toEqual([]);
});

test('documents use plain words', () => {
  const found = documents
    .filter((file) => file !== 'docs/words.md')
    .flatMap((file) =>
      read(file)
        .split(/\n\s*\n/)
        .flatMap((paragraph) => {
          const word = avoidedWordIn(paragraph.replaceAll(/\s+/g, ' '));
          return word === undefined ? [] : [`${file}: ${word.found} (${word.plain})`];
        }),
    );
  expect(found).toEqual([]);
});

test('no two decisions have one number', () => {
  const numbers = documents
    .filter((file) => file.startsWith('docs/decisions/'))
    .map((file) => /\/(\d{4})-[\w-]+\.md$/.exec(file)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(numbers).toEqual([...new Set(numbers)]);
});

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test('every file and heading that a document links to exists', () => {
  const links = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => {
        const [path = '', anchor = ''] = link.split('#');
        return { from: file, to: path === '' ? file : join(dirname(file), path), anchor };
      }),
  );
  const broken = links.filter(({ to, anchor }) => {
    if (!existsSync(join(checkout, to))) return true;
    return (
      anchor !== '' &&
      ![...read(to).matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor)
    );
  });
  expect(broken).toEqual([]);
});

/** Made by builds and tests, or to be replaced by a name. */
const notInProject = /^release\.json$|node_modules|NNNN|[<…]/;

test('every file and folder that the guides name exists', () => {
  const files = projectFiles(['']);
  const isThere = (name: string) => files.some((file) => `/${file}/`.includes(`/${name}/`));
  const named = ['CONTRIBUTING.md', 'docs/architecture.md', 'docs/tour.md'].flatMap((file) =>
    [...read(file).matchAll(/`([^`\s]+)`/g)]
      .map(([, name = '']) => name.replace(/\/$/, ''))
      .filter(
        (name) => /^[^@/].*\/|\.(?:tsx?|jsonc?|ya?ml|md|patch)$/.test(name) && !notInProject.test(name),
      ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([]);
});

const decisions = documents.filter((file) => file.startsWith('docs/decisions/'));

test.each(decisions)('%s has the form of a decision and fits on a page', (file) => {
  const text = read(file);
  const number = /(\d{4})-/.exec(file)?.[1];
  expect(text).toMatch(new RegExp(`^# ${number} \\S.*\\n\\nStatus: (accepted|superseded)\\b`));
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.filter((each) => ['Context', 'Decision', 'Consequences'].includes(each ?? ''))).toEqual([
    ...['Context', 'Decision', 'Consequences'],
  ]);
  expect(text.match(/\p{L}[^\s|]*/gu)?.length).toBeLessThanOrEqual(500);
});
