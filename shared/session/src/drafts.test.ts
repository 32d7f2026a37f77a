import { forgetDraft, forgetDrafts, forgetReading, readDraft, readingPrefix, writeDraft } from './drafts.ts';

test('a draft is read as it was written, until it is forgotten', () => {
  writeDraft('form', { a: [1] });
  expect(readDraft('form')).toEqual({ a: [1] });
  expect(readDraft('other')).toBeUndefined();
  forgetDraft('form');
  expect(readDraft('form')).toBeUndefined();
});

test('all drafts go at once, and nothing else of the tab', () => {
  writeDraft('one', 1);
  writeDraft('two', 2);
  sessionStorage.setItem('something-else', 'stays');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['something-else']);
});

test('[B-04] words of searches and all that is kept of reading go with the drafts', () => {
  sessionStorage.setItem('portal-search-draft', '{"draft":"private"}');
  sessionStorage.setItem(`${readingPrefix}anything`, '[]');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('[N-04] [B-04] after a logout in another tab, drafts wait for their client, reading traces go', () => {
  writeDraft('form', 1);
  sessionStorage.setItem('portal-search-draft', '{"draft":"private"}');
  sessionStorage.setItem(`${readingPrefix}anything`, '[]');
  forgetReading();
  expect(Object.keys(sessionStorage)).toEqual(['portal-draft-form']);
});

test('a draft that cannot be read is none', () => {
  sessionStorage.setItem('portal-draft-form', '{broken');
  expect(readDraft('form')).toBeUndefined();
});
