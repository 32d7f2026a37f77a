import { readFileSync } from 'node:fs';
import type { ServedCall } from '@portal/wire';
import { beyondDocuments, callsBeyondDocuments, ofTheReferenceAlone } from './beyondDocuments.ts';
import { declaredBeyond as declared, portalCalls as calls } from './declaredBeyond.ts';
import { documentedCalls } from './documentedCalls.ts';
import { optionalCalls } from './optional-calls/optionalCalls.ts';

const documentOf = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');
const page = documentOf('your-own-api') + documentOf('optional-calls');

const fieldsOf = (schema: object | undefined) =>
  schema !== undefined && 'shape' in schema ? Object.keys(schema.shape as object) : [];

/** Undocumented parameters, or the call if all of it is undocumented. */
function departures({ method, path, query, body }: ServedCall): string[] {
  const documented = documentedCalls.find((one) => one.method === method && one.path === path);
  if (documented === undefined) return [`${method} ${path}`];
  return [...fieldsOf(query), ...fieldsOf(body)]
    .filter((name) => !documented.takes.includes(name))
    .map((name) => `${method} ${path} sends ${name}`);
}

test('[K-02] what calls have beyond the documents is in one list', () => {
  const listed = [...beyondDocuments, ...callsBeyondDocuments, ...ofTheReferenceAlone, ...declared];
  expect(calls.flatMap(departures).sort()).toEqual([...listed].sort());
});

test('[K-02] every call of the documents has a schema', () => {
  const known = calls.map(({ method, path }) => `${method} ${path}`);
  expect(documentedCalls.filter(({ method, path }) => !known.includes(`${method} ${path}`))).toEqual([]);
});

test('[K-02] what is sent beyond the documents is explained to a bank’s developers', () => {
  const parameters = [...beyondDocuments, ...declared].filter((one) => one.includes(' sends '));
  const whole = [...callsBeyondDocuments, ...declared].filter((one) => !one.includes(' sends '));
  const names = [...parameters.map((one) => one.split(' ').at(-1)), ...whole];
  const missing = names.filter((name = '') => !new RegExp(`\`(?:${name})[\`?:= ]`).test(page));
  expect(missing).toEqual([]);
});

test('[K-02] the list of optional calls is current: `npx pnpm optional-calls` writes it', () => {
  expect(documentOf('optional-calls')).toBe(optionalCalls());
});
