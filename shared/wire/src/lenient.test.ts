import * as z from 'zod/mini';
import { readingOf } from './call.ts';
import * as calls from './calls.ts';
import { anyAnswer, asOne, optional, optionalList, takeUnread } from './lenient.ts';
import { emptyShape } from './fields.ts';
import { listOf } from './answers/lists.ts';
import { publicationListReading, publicationReading } from './research/publicationReading.ts';
import { publicationDetails } from './research/publicationSchema.ts';
import { tagMapReading, tagReading } from './research/tags.ts';

afterEach(() => void takeUnread());

describe('[K-01] a detail', () => {
  const schema = z.object({ name: optional('name', z.string(), 'nobody') });

  test.each([
    ['there', { name: 'Emma' }, 'Emma', []],
    ['absent', {}, 'nobody', []],
    ['null', { name: null }, 'nobody', []],
    ['of another shape', { name: 42 }, 'nobody', ['name']],
  ])('that is %s', (_, body, name, unread) => {
    expect(schema.parse(body)).toEqual({ name });
    expect(takeUnread()).toEqual(unread);
    expect(takeUnread()).toEqual([]);
  });
});

test('[K-01] of a list of details those that can be read remain, and one alone is a list', () => {
  const names = optionalList('name', z.string());
  expect(names.parse(['a', 1, 'b'])).toEqual(['a', 'b']);
  expect(takeUnread()).toEqual(['name']);
  expect(names.parse('a')).toEqual(['a']);
  expect([names.parse(undefined), names.parse(null)]).toEqual([[], []]);
});

test('[K-01] an answer that should be a list and is none is refused', () => {
  expect(listOf('name', z.string()).safeParse('<html>').success).toBe(false);
  expect(listOf('name', z.string()).parse(['a'])).toEqual(['a']);
});

test.each([
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
  [true, true],
  ['true', true],
  [{}, undefined],
  ['OK', undefined],
  [{ success: true, errors: [] }, true],
  [{ success: 1 }, true],
  [{ success: null }, undefined],
  [false, false],
  ['false', false],
  [{ success: false }, false],
  [{ success: 0 }, false],
  [{ success: 'false' }, false],
  [{ success: '0' }, false],
])('[K-01] an answer of any shape: %j says success %s', (body, success) => {
  expect(anyAnswer.parse(body).success).toBe(success);
});

test('[K-01] errors in an answer of any shape stay; pages and cut data are not answers', () => {
  expect(anyAnswer.parse({ errors: ['No.'] })).toEqual({ success: undefined, errors: ['No.'] });
  expect(anyAnswer.safeParse('<html>').success).toBe(false);
  expect(anyAnswer.safeParse('{"success": tr').success).toBe(false);
});

describe('[K-01] a publication', () => {
  const least = { title: 'Paper', publication_date: '2026-11-20T08:00:00+01:00', entitled: true };
  const empty = {
    ...emptyShape(publicationDetails),
    ...{ attachment_content_type: null, primary_tags: {}, other_tags: {}, paper_id: null },
    ...{ latest_equity_rating: null, latest_credit_rating: null, latest_esg_rating: null },
    ...{ latest_equity_change: null, latest_credit_change: null, other_editions: undefined },
    ...Object.fromEntries(
      ['language', 'publication_type', 'asset_classification'].map((name) => [
        name,
        { value: '', translated_value: null },
      ]),
    ),
  };

  test.each([
    ['its preview', { preview_link: '/document_preview/P%2F4/?x=1' }, 'P/4'],
    ['the query of its preview', { preview_link: '/preview?lang=de&docRef=P%2F4#top' }, 'P/4'],
    ['a reference there', { preview_link: 'https://bank.example/preview?reference=P-4' }, 'P-4'],
    ['a preview whose address is no good', { preview_link: '/document_preview/%zz' }, '%zz'],
    ['its download, where there is no preview', { download_link: '/api/files/a.pdf' }, '/api/files/a.pdf'],
    ['itself, where nothing can be opened', {}, '2026-11-20T08:00:00+01:00 Paper'],
    ['its own field first', { doc_ref: 7, preview_link: '/document_preview/P-4' }, '7'],
  ])('is named by %s', (_, links, doc_ref) => {
    expect(publicationReading.parse({ ...least, ...links })).toMatchObject({ doc_ref });
  });

  test('has everything that a page works with', () => {
    expect(publicationReading.parse({ ...least, preview_link: '/document_preview/P-4' })).toEqual({
      ...least,
      ...empty,
      doc_ref: 'P-4',
      preview_link: '/document_preview/P-4',
      download_link: '',
    });
  });

  test('has its kind in one language where the API says no other', () => {
    const kinds = {
      language: { value: 'English' },
      publication_type: { value: 'Kommentar', translated_value: null },
    };
    expect(publicationReading.parse({ ...least, ...kinds })).toMatchObject({
      language: { value: 'English', translated_value: null },
      publication_type: { value: 'Kommentar', translated_value: null },
    });
  });

  test('[L-16] lists its other editions, each once, never itself; unnamed ones are reported', () => {
    const edition = { title: 'Ausgabe', entitled: true, preview_link: '/document_preview/P-5' };
    const { other_editions, paper_id } = publicationReading.parse({
      ...{ ...least, doc_ref: 'P-4', paper_id: 7 },
      other_editions: [edition, edition, { ...edition, doc_ref: 'P-4' }, { title: 'Nowhere' }, 'P-6'],
    });
    expect([paper_id, other_editions]).toEqual([
      '7',
      [
        {
          ...{ ...edition, doc_ref: 'P-5', download_link: '', attachment_content_type: null },
          language: { value: '', translated_value: null },
        },
      ],
    ]);
    expect(takeUnread()).toEqual(['other_editions']);
    expect(publicationReading.parse({ ...least, other_editions: [] }).other_editions).toEqual([]);
    expect(publicationReading.parse({ ...least, other_editions: 'P-5' }).other_editions).toBeUndefined();
    takeUnread();
  });

  test('that does not say that it may be opened may not', () => {
    expect(publicationReading.parse({ title: 'Paper' }).entitled).toBe(false);
    expect(publicationReading.parse({ title: 'Paper', entitled: 'yes' }).entitled).toBe(false);
    expect(takeUnread()).toEqual(['entitled']);
  });

  test('has the title there is, and without any is none', () => {
    const long = { ...least, title: null, long_title: 'A long title' };
    expect(publicationReading.parse(long)).toMatchObject({ title: 'A long title' });
    expect(publicationReading.parse({ ...least, long_title: null })).toMatchObject({ title: 'Paper' });
    expect(publicationReading.safeParse({ ...least, title: null }).success).toBe(false);
  });

  test('states the rating action in the rating or next to it, where it has all of it', () => {
    const change = { previous: 'BBB stable', action: 'Upgrade' };
    const parsed = publicationReading.parse({
      ...least,
      latest_equity_rating: {
        ...{ current: 'Outperform', previous: 'Market perform' },
        ...{ action: 'Upgrade', previous_date: '05.01.2026' },
      },
      latest_credit_rating: { current: 'A stable', previous: null, action: 'Upgrade' },
      summary: 'Margins rise.',
    });
    expect(parsed).toMatchObject({
      ...{ latest_equity_rating: 'Outperform', latest_credit_rating: 'A stable', summary: 'Margins rise.' },
      latest_equity_change: { previous: 'Market perform', action: 'Upgrade', previous_date: '2026-01-05' },
      latest_credit_change: null,
    });
    const separate = { latest_credit_rating: 'A stable', latest_credit_change: change };
    expect(publicationReading.parse({ ...least, ...separate })).toMatchObject(separate);
    expect(takeUnread()).toEqual([]);
    const odd = { latest_credit_change: 'Upgrade', summary: ['Margins'] };
    expect(publicationReading.parse({ ...least, ...odd })).toMatchObject({
      latest_credit_change: null,
      summary: null,
    });
    expect(takeUnread()).toEqual(['summary', 'latest_credit_change']);
  });

  test('has its rating as a word or in an object, and keeps the tags that can be read', () => {
    const { latest_equity_rating, latest_esg_rating, primary_tags } = publicationReading.parse({
      ...least,
      latest_equity_rating: { current: 'Outperform', date: '2026-11-18' },
      latest_esg_rating: { current: 4 },
      primary_tags: { Company: [{ value: 'Alder' }, { id: 1 }] },
    });
    expect([latest_equity_rating, latest_esg_rating]).toEqual(['Outperform', '4']);
    expect(primary_tags['Company']).toMatchObject([{ id: ' Alder', value: 'Alder', category: 'Company' }]);
    expect(takeUnread()).toEqual(['tag']);
  });

  test('[L-21] stands in a list without news where an API names no moment since when they are', () => {
    const since = (moment: string) => {
      const pagination_metadata = {
        page: 1,
        num_pages: 1,
        max_records: 1,
        news: { since: moment, count: 3 },
      };
      return publicationListReading.parse({ records: [least], pagination_metadata }).pagination_metadata;
    };
    expect(since('2026-11-20T16:40:00Z')).toMatchObject({ news: { count: 3 } });
    expect(takeUnread()).toEqual([]);
    expect(since('unknown')).toEqual({ page: 1, num_pages: 1, max_records: 1 });
    expect(takeUnread()).toEqual(['news']);
  });
});

test.each([calls.tagsByCategory, calls.tagsRelatedByRef, calls.tagsRelatedByCategory])(
  '[K-01] a malformed tag costs $path that tag alone',
  (call) => {
    const good = { id: 1, value: 'Banks', category: 'Sector' };
    expect(readingOf(call).parse([{ id: 2 }, good, 7, null])).toMatchObject([good]);
    expect(takeUnread()).toEqual(['tag']);
  },
);

test('[K-01] tags come by category, in a map or in one list', () => {
  const bank = { id: 's-1', value: 'Banks', category: 'Sector' };
  const read = tagMapReading(tagReading);
  expect(read.parse([bank])).toMatchObject({ Sector: [bank] });
  expect(read.parse({ Sector: [{ id: 's-1', value: 'Banks' }] })).toMatchObject({ Sector: [bank] });
  expect(read.safeParse('<html>').success).toBe(false);
});

describe('[K-01] what the API says of the client', () => {
  const user = readingOf(calls.currentUser);

  test.each(['preferredLanguage', 'preferred_language'])('the language is read from %s', (name) => {
    expect(user.parse({ [name]: 'German' })).toMatchObject({ preferred_language: 'German' });
  });

  test('may be nothing at all', () => {
    expect(user.parse({ name: null })).toMatchObject({ name: undefined, preferred_language: undefined });
  });

  test.each([[true], [{ accepted_terms: true }]])('the terms are accepted: %j', (body) => {
    expect(readingOf(calls.acceptedTerms).parse(body)).toEqual({ accepted_terms: true });
  });

  test('terms of which nothing is shown are not accepted', () => {
    expect(readingOf(calls.acceptedTerms).safeParse({}).success).toBe(false);
  });
});

describe('[K-01] [K-03] what the API grants', () => {
  const map = readingOf(calls.entitlementsAll);

  test('a tab of which nothing can be read is closed, and takes no other along', () => {
    expect(
      map.parse({
        a_tab: { can_access: true, route_pattern: null },
        b_tab: { can_access: null },
        c_tab: 'yes',
      }),
    ).toEqual({
      a_tab: { can_access: true, route_pattern: null },
      b_tab: { can_access: false, route_pattern: null },
      c_tab: { can_access: false, route_pattern: null },
    });
    expect(takeUnread()).toEqual(['entitlement']);
  });

  test('a page is not granted by leaving it out', () => {
    expect(readingOf(calls.authorisation).safeParse({ accepted_terms: true }).success).toBe(false);
    expect(readingOf(calls.authorisation).parse({ authorised: true })).toEqual({
      authorised: true,
      accepted_terms: undefined,
    });
  });
});

test.each([
  [42, '42'],
  ['e-1', 'e-1'],
  [undefined, null],
])('[K-01] an event is kept under %j', (id, read) => {
  expect(readingOf(calls.captureEvent).parse({ id })).toEqual({ id: read });
});

test('[K-01] a list may be the whole answer, and one record may come as a list of one', () => {
  const paper = { title: 'One', publication_date: '2026-01-05T08:00:00+01:00', entitled: true };
  const bare = publicationListReading.parse([paper]);
  expect(bare.records.map(({ title }) => title)).toEqual(['One']);
  expect(bare).toEqual(publicationListReading.parse({ records: [paper] }));
  const one = z.pipe(asOne, z.object({ value: z.string() }));
  expect(one.parse([{ value: 'Banks' }])).toEqual(one.parse({ value: 'Banks' }));
  expect(one.safeParse([]).success).toBe(false);
});
