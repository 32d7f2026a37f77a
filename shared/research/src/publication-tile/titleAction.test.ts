import { aPublication } from '@portal/testing';
import { titleAction } from './titleAction.ts';

test.each([
  ['an entitled publication', {}, { kind: 'preview', to: '/document_preview/doc' }],
  [
    'a preview elsewhere',
    { preview_link: 'https://evil.example' },
    { kind: 'preview', to: '/document_preview/doc' },
  ],
  ['one without a preview', { preview_link: '' }, { kind: 'download', link: 'documents/doc/download' }],
  ['one with neither', { preview_link: '', download_link: '' }, { kind: 'none' }],
  ['one outside of the subscription', { entitled: false }, { kind: 'noAccess' }],
  [
    'one outside of the subscription without links',
    { entitled: false, preview_link: '', download_link: '' },
    { kind: 'noAccess' },
  ],
])('[T-01] the title of %s', (_, overrides, action) => {
  expect(titleAction(aPublication({ doc_ref: 'doc', ...overrides }))).toEqual(action);
});
