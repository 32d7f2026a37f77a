import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from '@portal/wire';
import { TestApi } from '#testing/TestApi.ts';

interface Description {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    Record<string, { summary?: string; parameters?: { name: string }[]; responses: object }>
  >;
}

let description: Description;
beforeAll(async () => {
  const api = await TestApi.start('pglite');
  description = (await api.get<Description>('openapi.json')).body;
  await api.close();
}, 60_000);

test('the description is OpenAPI 3.1, valid under a public linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(description));
  const linter = fileURLToPath(new URL('../../node_modules/.bin/validate-api', import.meta.url));
  const { status, stdout, stderr } = spawnSync(linter, [file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  expect({ status, said: stdout + stderr }).toEqual({
    status: 0,
    said: expect.stringContaining('"valid": true'),
  });
  expect(description.openapi).toMatch(/^3\.1/);
});

test('it names every call with its summary, its parameters and its refusals, and no door for tests', () => {
  for (const { path, method, summary } of Object.values(calls)) {
    expect(description.paths[`/${path}`]?.[method.toLowerCase()]).toMatchObject({
      summary,
      responses: { 200: expect.any(Object), 400: expect.any(Object) },
    });
  }
  const parameters = description.paths['/highlights_documents']?.['get']?.parameters?.map(({ name }) => name);
  expect(parameters).toEqual([
    'tag_filters',
    'tag_not_filters',
    'date_range',
    'order',
    'page',
    'page_size',
    'limit',
  ]);
  expect(description.paths['/documents/{docRef}/download']?.['get']?.summary).toBeDefined();
  expect(Object.keys(description.paths).filter((path) => path.includes('test'))).toEqual([]);
  expect(description.servers).toEqual([{ url: '/api' }]);
});
