import * as z from 'zod/mini';
import { asRecords, detail, listOf, textSchema } from '../lenient.ts';
import { leftOutSchema, type Edition, type Publication } from './publicationSchema.ts';
import { tagMapReading, tagReading } from './tags.ts';

const namedValue = (name: string) =>
  detail(
    name,
    z.object({
      value: z.string(),
      translated_value: detail(`${name}.translated_value`, z.string(), null),
    }),
    { value: '', translated_value: null },
  );

const tags = (name: string) => detail(name, tagMapReading(tagReading), {});

const rating = (name: string) =>
  detail(
    name,
    z.union([
      z.string(),
      z.pipe(
        z.object({ current: textSchema }),
        z.transform(({ current }) => current),
      ),
    ]),
    null,
  );

/** What names a publication in addresses is the last part of its preview's; the documents know no field for it. */
function refOf(previewLink: string): string | undefined {
  const [path = ''] = previewLink.split(/[?#]/);
  const last = path.split('/').findLast((part) => part !== '');
  if (last === undefined) return undefined;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** What a publication and its other editions have in common: a title, and what opens them. */
const editionFields = {
  doc_ref: detail('doc_ref', textSchema, undefined),
  title: z.string(),
  entitled: detail('entitled', z.boolean(), false),
  attachment_content_type: detail('attachment_content_type', z.string(), null),
  download_link: detail('download_link', z.string(), ''),
  preview_link: detail('preview_link', z.string(), ''),
  language: namedValue('language'),
};

/** An edition that nothing names leads nowhere. */
const editionReading = z.pipe(
  z.object(editionFields),
  z.transform(({ doc_ref, ...edition }, context): Edition => {
    const ref = doc_ref ?? refOf(edition.preview_link);
    if (ref !== undefined) return { doc_ref: ref, ...edition };
    context.issues.push({ code: 'custom', message: 'has no reference', input: edition });
    return z.NEVER;
  }),
);

/** The other editions that an API names, each once; undefined from an API that does not fold. A publication is not its own edition. */
function othersOf(docRef: string, editions: readonly Edition[] | undefined): Edition[] | undefined {
  const refs = editions?.map(({ doc_ref }) => doc_ref) ?? [];
  return editions?.filter(({ doc_ref }, place) => doc_ref !== docRef && refs.indexOf(doc_ref) === place);
}

/** A publication by its title, and by whether the client may open it: what is not said to be open is closed. */
export const publicationReading = z.pipe(
  z.object({
    ...editionFields,
    publication_date: detail('publication_date', z.string(), ''),
    long_title: detail('long_title', z.string(), null),
    thumbnail_url: detail('thumbnail_url', z.string(), null),
    publication_type: namedValue('publication_type'),
    asset_classification: namedValue('asset_classification'),
    primary_tags: tags('primary_tags'),
    other_tags: tags('other_tags'),
    latest_equity_rating: rating('latest_equity_rating'),
    latest_credit_rating: rating('latest_credit_rating'),
    latest_esg_rating: rating('latest_esg_rating'),
    matched_text: detail('matched_text', z.string(), null),
    paper_id: detail('paper_id', textSchema, null),
    other_editions: detail('other_editions', listOf('other_editions', editionReading), undefined),
  }),
  z.transform(({ doc_ref, other_editions: editions, ...record }): Publication => {
    const { preview_link: preview, download_link: link, publication_date: date, title } = record;
    const ref = doc_ref ?? refOf(preview) ?? (link === '' ? `${date} ${title}` : link);
    return { ...record, doc_ref: ref, other_editions: othersOf(ref, editions) };
  }),
);

const pagination = z.object({
  ...{ page: z.int(), num_pages: z.int(), max_records: z.int() },
  outside: detail('outside', z.int(), undefined),
  entitled_only: detail('entitled_only', z.boolean(), undefined),
});

/** A list of records with its pages; without a word of pages it is the only one. */
export const listReading = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.pipe(
    z.pipe(
      asRecords,
      z.object({
        records: z.array(entry),
        pagination_metadata: detail('pagination_metadata', pagination, undefined),
        left_out: leftOutSchema,
      }),
    ),
    z.transform(({ pagination_metadata: pages, ...list }) => ({
      ...list,
      pagination_metadata: pages ?? { page: 1, num_pages: 1, max_records: list.records.length },
    })),
  );

export const publicationListReading = listReading(publicationReading);
