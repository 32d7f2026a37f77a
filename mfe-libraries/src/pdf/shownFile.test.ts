import { shownFile } from './shownFile.ts';

const link = 'documents/1/download';
const pdf = 'application/pdf';

test.each([
  ['', link, pdf, link],
  [' \n', link, pdf, link],
  ['<p>Text.</p>', link, pdf, undefined],
  ['', '', pdf, undefined],
  ['', link, 'text/csv', undefined],
  ['', link, undefined, undefined],
])(
  '[V-03] of the preview %j with the file %j (%s) the file %s is shown',
  (html_content, file, type, shown) => {
    const publication = type === undefined ? undefined : { attachment_content_type: type };
    expect(shownFile({ html_content, download_link: file }, publication)).toBe(shown);
  },
);
