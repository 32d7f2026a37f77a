import { departuresOf, type SeenRequest } from './apiDepartures.ts';

const request = (change: Partial<SeenRequest>): SeenRequest => ({
  method: 'GET',
  path: 'document_preview_html',
  parameters: { docRef: 'A1' },
  authenticated: true,
  ...change,
});

test.each<[what: string, change: Partial<SeenRequest>, departures: string[]]>([
  ['as documented', {}, []],
  [
    'with a parameter of our own',
    { parameters: { docRef: 'A1', format: 'html' } },
    ['GET document_preview_html sends format'],
  ],
  ['without what it needs', { parameters: {} }, ['GET document_preview_html lacks docRef']],
  ['without a session', { authenticated: false }, ['GET document_preview_html is not authenticated']],
  [
    'with route parameters, where the document lets them travel along',
    { path: 'authorisation', parameters: { portal_tab_name: 'coverage', assetClass: 'equity', id: '7' } },
    [],
  ],
  [
    'before there is a session, where there cannot be one',
    {
      method: 'POST',
      path: 'auth',
      parameters: { username: 'a@b.example', password: 'x' },
      authenticated: false,
    },
    [],
  ],
  ['that the documents do not know', { path: 'error_reports', parameters: { page: 1 } }, []],
])('[K-02] a call %s', (_what, change, departures) => {
  expect(departuresOf(request(change))).toEqual(departures);
});
