import { aPublication } from '@portal/testing';
import { readingOf } from '@portal/wire';
import { libraryCalls } from '@portal/wire-libraries';
import { fileNames } from './fileNames.ts';

const day = '2026-03-11T08:00:00Z';
const publications = (records: Parameters<typeof aPublication>[0][]) =>
  readingOf(libraryCalls.highlightsDocuments).parse({
    records: records.map((each) => aPublication({ publication_date: day, ...each })),
  }).records;

const flag = '🇨🇭';

test.each([
  ['Zürich: «Übergewichten» – jetzt', '2026-03-11 Zürich «Übergewichten» – jetzt.pdf'],
  ['../../etc/passwd', '2026-03-11 .. .. etc passwd.pdf'],
  ['Zu\u0308rich\u202e\u0007', '2026-03-11 Zürich.pdf'],
  ['Half \ud83d', '2026-03-11 Half.pdf'],
  ['The end... ', '2026-03-11 The end.pdf'],
  ['', '2026-03-11.pdf'],
  ['x'.repeat(300), `2026-03-11 ${'x'.repeat(112)}.pdf`],
  ['ü'.repeat(300), `2026-03-11 ${'ü'.repeat(56)}.pdf`],
  ['x' + '€'.repeat(300), `2026-03-11 x${'€'.repeat(37)}.pdf`],
  ['x' + flag.repeat(50), `2026-03-11 x${flag.repeat(13)}.pdf`],
  ['x'.repeat(111) + 'q\u0323', `2026-03-11 ${'x'.repeat(111)}.pdf`],
  ['x'.repeat(109) + '. . end', `2026-03-11 ${'x'.repeat(109)}.pdf`],
])('[L-24] a title becomes a name that every file system takes (%#)', (title, name) => {
  expect(fileNames(publications([{ title }]))).toEqual([name]);
});

test.each([
  ['2026-03-10T23:30:00Z', '2026-03-11 Banks.pdf'],
  ['2026-07-01T22:00:00Z', '2026-07-02 Banks.pdf'],
  ['2026-07-01', '2026-07-01 Banks.pdf'],
  ['unknown', 'Banks.pdf'],
])('[L-24] the day of %s is the one in Zurich', (publication_date, name) => {
  expect(fileNames(publications([{ publication_date, title: 'Banks' }]))).toEqual([name]);
});

test.each([
  ['CON', '_CON.pdf'],
  ['nul.txt', '_nul.txt.pdf'],
  ['Com1', '_Com1.pdf'],
  ['LPT² .x', '_LPT² .x.pdf'],
  ['Console', 'Console.pdf'],
  ['com10', 'com10.pdf'],
  ['...', '_.pdf'],
])('[L-24] no name is one that Windows keeps, or none: %j', (title, name) => {
  expect(fileNames(publications([{ publication_date: '', title }]))).toEqual([name]);
});

test('[L-24] no two names are alike, also where case makes no difference', () => {
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const all = publications([
    { title: 'Banks' },
    { title: 'BANKS' },
    { title: 'Banks', attachment_content_type: sheet },
    { title: 'Banks (2)' },
    { title: 'Banks', attachment_content_type: null },
    { title: 'Grosse Straße' },
    { title: 'GROSSE STRASSE' },
    { title: `${'x'.repeat(112)} one` },
    { title: `${'X'.repeat(112)} two` },
  ]);
  expect(fileNames(all)).toEqual([
    '2026-03-11 Banks.pdf',
    '2026-03-11 BANKS (2).pdf',
    '2026-03-11 Banks.xlsx',
    '2026-03-11 Banks (2) (2).pdf',
    '2026-03-11 Banks.bin',
    '2026-03-11 Grosse Straße.pdf',
    '2026-03-11 GROSSE STRASSE (2).pdf',
    `2026-03-11 ${'x'.repeat(112)}.pdf`,
    `2026-03-11 ${'X'.repeat(112)} (2).pdf`,
  ]);
});
