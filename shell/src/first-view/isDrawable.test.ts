import { aPublication, aPublicationList, aTag } from '@portal/testing';
import { publicationListReading, takeUnread } from '@portal/wire';
import { isDrawable } from './isDrawable.ts';

const list = aPublicationList([aPublication({ primary_tags: { Company: [aTag()] } }), aPublication()]);

test('[S-11] a list as documented is drawn', () => {
  expect(isDrawable(list)).toBe(true);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no record', { ...list, records: [] }],
  ['a bare list', list.records],
  ['a record that is null', { ...list, records: [null] }],
  ['records left out', { ...list, skipped: 1 }],
  ['no pagination', { records: list.records }],
])('[S-11] %s is left to the portal', (_what, answer) => {
  expect(isDrawable(answer)).toBe(false);
});

const details = Object.keys(aPublication({ summary: 'A', is_new: true, paper_id: 'p' }));
const odd: unknown[] = [7, true, {}, [], [null], { a: 1 }, '2026-13-45T', null];

test.each(details)('[S-11] no record with an odd %s is drawn otherwise than the portal reads it', (name) => {
  for (const value of odd) {
    const answer = { ...list, records: [{ ...aPublication(), [name]: value }] };
    if (!isDrawable(answer)) continue;
    const read = publicationListReading.parse(answer).records[0] as Record<string, unknown> | undefined;
    expect([name, read?.[name] ?? null]).toEqual([name, value]);
  }
  expect(takeUnread()).toEqual([]);
});
