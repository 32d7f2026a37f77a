import { aPublication } from '@portal/testing';
import { readingOf } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { fileNames } from './fileNames.ts';

const day = '2026-03-11T08:00:00Z';
const publications = (records: Parameters<typeof aPublication>[0][]) =>
  readingOf(libraryCalls.highlightsDocuments).parse({
    records: records.map((each) => aPublication({ publication_date: day, ...each })),
  }).records;

test.each([
  ['Zürich: «Übergewichten» – jetzt', '2026-03-11 Zürich «Übergewichten» – jetzt.pdf'],
  ['../../etc/passwd', '2026-03-11 .. .. etc passwd.pdf'],
  ['Zu\u0308rich\u202e\u0007', '2026-03-11 Zürich.pdf'],
  ['', '2026-03-11.pdf'],
  ['x'.repeat(300), `2026-03-11 ${'x'.repeat(120)}.pdf`],
])('[L-24] %j becomes %j', (title, name) => {
  expect(fileNames(publications([{ title }]))).toEqual([name]);
});

test('[L-24] no two names are alike, also where case makes no difference', () => {
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const all = publications([
    { title: 'Banks' },
    { title: 'BANKS' },
    { title: 'Banks', attachment_content_type: sheet },
    { title: 'Banks (2)' },
    { title: 'Banks', attachment_content_type: null },
  ]);
  expect(fileNames(all)).toEqual([
    '2026-03-11 Banks.pdf',
    '2026-03-11 BANKS (2).pdf',
    '2026-03-11 Banks.xlsx',
    '2026-03-11 Banks (2) (2).pdf',
    '2026-03-11 Banks.bin',
  ]);
});
