import { aPublication } from '@portal/testing';
import { readingOf } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { publicationLines } from './publicationLines.ts';

const origin = 'https://research.bank.example';
const wording = { t: (id: string) => id, language: 'en' } as const;

/** Returns the link in the CSV for a preview as reported by the API. */
function linkOf(preview: object): string | undefined {
  const record: object = { ...aPublication({ doc_ref: 'P-1' }), preview_link: undefined };
  const { records } = readingOf(libraryCalls.highlightsDocuments).parse({
    records: [{ ...record, ...preview }],
  });
  return publicationLines(records, { wording, origin })[1]?.at(-1);
}

test.each([
  ['a path', { preview_link: '/document_preview/P-1' }],
  ['a relative one', { preview_link: 'P-1?x=1' }],
  ['one that is no address', { preview_link: 'https://[P-1' }],
  ['one of another site', { preview_link: 'https://elsewhere.example/P-1' }],
  ['one that is code', { preview_link: 'javascript:alert(1)' }],
])('[L-24] the link of %s leads to the preview in the portal', (_, preview) => {
  expect(linkOf(preview)).toBe(`${origin}/document_preview/P-1`);
});

test.each([
  ['empty', { preview_link: '' }],
  ['null', { preview_link: null }],
  ['absent', {}],
])('[L-24] without a preview there is no link: %s', (_, preview) => {
  expect(linkOf(preview)).toBe('');
});
