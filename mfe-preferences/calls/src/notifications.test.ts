import { readingOf, takeUnread } from '@portal/wire';
import { entitledTags, tagsFromCriJson } from './notifications.ts';

const good = { id: 1, value: 'Banks', category: 'Sector' };

afterEach(() => void takeUnread());

test('[K-01] a malformed tag costs the tags of preferences that tag alone', () => {
  expect(readingOf(tagsFromCriJson).parse([{ id: 2 }, good, 7])).toMatchObject([good]);
  expect(takeUnread()).toEqual(['tag']);
});

test('[K-01] a malformed tag costs the subscription’s tags that tag alone', () => {
  expect(readingOf(entitledTags).parse({ Sector: [{ id: 2 }, good] })).toMatchObject({ Sector: [good] });
});
