import { blockedWorkers } from '#testing/blockedWorkers.ts';
import type { DocumentRecord } from '../DocumentRecord.ts';
import { DocumentWorkers } from './DocumentWorkers.ts';
import { makeDocument } from './makeDocument.ts';

const record: DocumentRecord = {
  origin: 'demo',
  docRef: 'R20260311-009-de',
  title: 'Alberris Drive: Umsatz höher',
  language: 'de',
  publicationType: 'Unternehmens-Update',
  typeLabel: 'Unternehmens-Update',
  assetClassLabels: ['Aktien'],
  publishedAt: '2026-03-11T08:15:00Z',
  contentType: 'application/pdf',
  hasPreview: true,
  rating: 'Market perform',
  companies: ['Alberris Drive'],
  sectors: ['Autozulieferer'],
  analysts: ['Andrea Aeschlimann'],
  text: null,
};
const named = (docRef: string) => ({ ...record, docRef });

test('a thread makes the same documents as the program itself, PDF and spreadsheet', async () => {
  const workers = new DocumentWorkers();
  for (const contentType of ['application/pdf', 'spreadsheet']) {
    const one = { ...record, contentType };
    expect((await workers.make(one)).equals(await makeDocument(one))).toBe(true);
  }
  await workers.close();
});

test('[O-01] the queue is limited; further ones are refused with a message, others made', async () => {
  const { workers, letGo } = blockedWorkers({ longestQueue: 2 });
  const made = ['a', 'b', 'c'].map((docRef) => workers.make(named(docRef)));
  await expect(workers.make(named('d'))).rejects.toMatchObject({
    statusCode: 503,
    message: 'The document is not ready.',
    detail: 'Many documents are being opened at the moment. Please try again in a few seconds.',
  });
  letGo();
  expect((await Promise.all(made)).map(String)).toEqual(['made a', 'made b', 'made c']);
  expect(String(await workers.make(named('d')))).toBe('made d');
  await workers.close();
});

test('a thread that ends fails its document; the next one gets another thread', async () => {
  const { workers, letGo } = blockedWorkers({ longestQueue: 2 });
  letGo();
  await expect(workers.make(named('breaks'))).rejects.toThrow('The thread of a document has ended.');
  expect(String(await workers.make(named('next')))).toBe('made next');
  await workers.close();
});

test('a document that takes too long is given up', async () => {
  const { workers } = blockedWorkers({ longestQueue: 2, limitMs: 20 });
  await expect(workers.make(named('slow'))).rejects.toThrow('The thread of a document has ended.');
  await workers.close();
});

test('closing refuses what waits', async () => {
  const { workers } = blockedWorkers({ longestQueue: 2 });
  const both = [workers.make(named('a')), workers.make(named('b'))];
  const settled = Promise.allSettled(both);
  await workers.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
