import { deflateRawSync } from 'node:zlib';
import { typeOfBytes, typeOfEnding } from './fileKinds.ts';

const of = (text: string | Buffer, tail: string | Buffer = '') =>
  typeOfBytes({ head: Buffer.from(text as string, 'latin1'), tail: Buffer.from(tail as string, 'latin1') });

test.each([
  ['%PDF-1.7', '', 'application/pdf'],
  ['\n\n%PDF-1.4', '', 'application/pdf'],
  ['PK\x03\x04…', '…xl/workbook.xml…', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  [
    'PK\x03\x04…',
    '…word/document.xml…',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'PK\x03\x04…',
    '…ppt/presentation.xml…',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
  ['PK\x03\x04…', '…run.exe…', undefined],
  ['\0\0\0\x18ftypmp42', '', 'video/mp4'],
  ['\x89PNG\r\n\x1a\n', '', 'image/png'],
  ['\xff\xd8\xff\xe0', '', 'image/jpeg'],
  ['<!DOCTYPE html><p>', '', 'text/html'],
  ['<!-- by us -->\n<article lang="en">', '', 'text/html'],
  ['MZ\x90', '', undefined],
  ['Just words', '', undefined],
  ['', '', undefined],
])('%j with the end %j is %s', (head, tail, type) => {
  expect(of(head, tail)).toBe(type);
});

test('compressed bytes are nothing that is known', () => {
  expect(of(deflateRawSync('words').toString('latin1'))).toBeUndefined();
});

test.each([
  ['.PDF', 'application/pdf'],
  ['jpeg', 'image/jpeg'],
  ['.htm', 'text/html'],
  ['exe', undefined],
])('a file that ends with %s is declared to be %s', (ending, type) => {
  expect(typeOfEnding(ending)).toBe(type);
});
