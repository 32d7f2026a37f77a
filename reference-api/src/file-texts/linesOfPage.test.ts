import { linesOfPage } from './linesOfPage.ts';

test.each([
  ['Sales rise. Margins follow.', ['Sales rise.', 'Margins follow.']],
  ['Sales rise in\nall regions. Margins\nfollow', ['Sales rise in all regions.', 'Margins follow']],
  ['Das Wachs-\ntum bleibt.', ['Das Wachstum bleibt.']],
  ['The Asia-\nPacific region.', ['The Asia- Pacific region.']],
  ['A price of 12.50 francs. Up 3.5 %.', ['A price of 12.50 francs.', 'Up 3.5 %.']],
  ['# Outlook', ['Outlook']],
  ['a\0b\u0001c\r\nd', ['a b c d']],
  ['Zu\u0308rich', ['Zürich']],
  [' \n \n', []],
])('[D-04] the page %j has the sentences %j', (text, lines) => {
  expect(linesOfPage(text)).toEqual(lines);
});
