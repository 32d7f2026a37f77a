import { contentKind, fileFormat, forcesDownload } from './contentKind.ts';

describe('[T-01] the kind of a file', () => {
  test.each([
    ['pdf', 'pdf'],
    ['application/pdf', 'pdf'],
    ['application/pdf; charset=binary', 'pdf'],
    ['.PDF', 'pdf'],
    ['gif', 'image'],
    ['image/jpeg', 'image'],
    ['image/jpg', 'image'],
    ['png', 'image'],
    ['video/mp4', 'video'],
    ['MOV', 'video'],
    ['video/quicktime', 'video'],
    ['xlsx', 'office'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'office'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'office'],
    ['docx', 'office'],
    ['text/csv', 'office'],
    ['application/vnd.ms-excel', 'office'],
    ['application/vnd.ms-excel.sheet.macroEnabled.12', 'office'],
    ['xlsb', 'office'],
    ['text/html', 'document'],
    ['application/x-unheard-of', 'document'],
    ['constructor', 'document'],
    ['', 'document'],
    [null, 'document'],
  ])('%s is %s', (contentType, kind) => {
    expect(contentKind(contentType)).toBe(kind);
  });
});

test.each([
  ['application/pdf', 'PDF'],
  ['image/jpg', 'JPEG'],
  ['application/vnd.ms-excel', 'XLS'],
  ['video/quicktime', 'MOV'],
  ['application/x-unheard-of', undefined],
  [null, undefined],
])('the format of %s reads %s', (contentType, format) => {
  expect(fileFormat(contentType)).toBe(format);
});

test.each([
  ['xlsx', true],
  ['application/vnd.ms-excel', true],
  ['xlsm', false],
  ['application/pdf', false],
  [null, false],
])('[T-05] a download of %s is forced: %s', (contentType, forced) => {
  expect(forcesDownload(contentType)).toBe(forced);
});
