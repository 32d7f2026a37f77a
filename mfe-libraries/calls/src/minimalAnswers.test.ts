import { readingOf, takeUnread } from '@portal/wire';
import * as calls from './calls.ts';

afterEach(() => void takeUnread());

const pages = { page: 1, num_pages: 1, max_records: 1 };

describe('[K-01] a rating change', () => {
  const list = readingOf(calls.latestRatings);
  const least = { value: 'Alder Foods', profile_link: '/company_profile/C-1' };

  test.each([
    ['18.11.2026', '2026-11-18'],
    ['2026-11-18', '2026-11-18'],
    [undefined, null],
  ])('of %s is of the day %s', (date, day) => {
    const kpis = { Ratings: { Bonds: { current: 'A+', date } } };
    const { records } = list.parse({ records: [{ ...least, kpis }], pagination_metadata: pages });
    expect(records[0]).toMatchObject({
      ...least,
      category: 'Company',
      sector: null,
      kpis: {
        Ratings: { Equities: null, Bonds: { current: 'A+', previous: null, date: day, action: null } },
      },
    });
  });

  test('without a name is none', () => {
    expect(list.safeParse({ records: [{ ...least, value: null }] }).success).toBe(false);
  });
});

describe('[K-01] the Daily Market Opinion', () => {
  const link = { download_link: 'files/opinion.pdf', entitled: true };

  test.each([
    ['a list', [link], [link]],
    ['one record', link, [link]],
    ['an empty list', [], []],
    ['nothing', '', []],
    ['an empty record', {}, []],
    ['a record without a file', { entitled: true }, [{ entitled: true, download_link: null }]],
    ['a record that may not be opened', [{ ...link, entitled: null }], [{ ...link, entitled: false }]],
  ])('comes as %s', (_, body, links) => {
    expect(readingOf(calls.dmoLinks).parse(body)).toEqual(links);
  });
});

test.each([calls.typeaheadSuggestions, calls.companyStudies])(
  '[K-01] a malformed tag costs $path that tag alone',
  (call) => {
    const good = { id: 1, value: 'Banks', category: 'Sector' };
    expect(readingOf(call).parse([{ id: 2 }, good, 7])).toMatchObject([good]);
  },
);

test('[K-01] a malformed tag costs a library’s filters that tag alone', () => {
  const Sector = [{ id: 2 }, { id: 1, value: 'Banks', count: 'many' }, { id: 3, value: 'Energy', count: 4 }];
  expect(readingOf(calls.equitiesTagFilters).parse({ Sector })['Sector']).toMatchObject([
    { value: 'Banks' },
    { value: 'Energy', count: 4 },
  ]);
});

test('[K-01] a tag to filter by needs no count', () => {
  const tags = readingOf(calls.equitiesTagFilters).parse({ Sector: [{ id: 's-1', value: 'Banks' }] });
  expect(tags['Sector']).toMatchObject([{ id: 's-1', value: 'Banks', category: 'Sector' }]);
  expect(tags['Sector']?.[0]?.count).toBeUndefined();
});

test('[K-01] a preview needs its text alone', () => {
  const preview = readingOf(calls.documentPreviewHtml);
  expect(preview.parse({ html_content: '<p>x</p>', title: null })).toEqual({
    ...{ html_content: '<p>x</p>', title: '', language: '', download_link: '' },
  });
  expect(preview.safeParse({ title: 'x' }).success).toBe(false);
  const record = { title: 'Banks', entitled: true, preview_link: '/document_preview/P-1' };
  expect(preview.parse({ html_content: '', publication: record }).publication).toMatchObject({
    doc_ref: 'P-1',
    other_editions: undefined,
  });
});
