import * as z from 'zod/mini';
import { daySchema } from '../answers/days.ts';
import { optional, textSchema } from '../lenient.ts';
import { listOf } from '../answers/lists.ts';
import { listReading } from './pages.ts';
import { ratingActions } from '../ratings/rating.ts';
import { readingShape } from '../fields.ts';
import {
  publicationDetails,
  type Edition,
  type Publication,
  type RatingChange,
} from './publicationSchema.ts';
import { tagMapReading, tagReading } from './tags.ts';

const namedValue = (name: string) =>
  optional(
    name,
    z.object({
      value: z.string(),
      translated_value: optional(`${name}.translated_value`, z.string(), null),
    }),
    { value: '', translated_value: null },
  );

const tags = (name: string) => optional(name, tagMapReading(tagReading), {});

/** How a rating came about; null without the previous rating. */
const changeFields = {
  previous: optional('previous', textSchema, null),
  action: optional('action', z.enum(ratingActions), null),
  previous_date: optional('previous_date', daySchema, undefined),
};

interface ReadChange {
  previous: string | null;
  action: RatingChange['action'] | null;
  previous_date: string | undefined;
}

const changeOf = ({ previous, action, ...when }: ReadChange): RatingChange | null =>
  previous && action ? { previous, action, ...when } : null;

/** A rating as text, or as an object with the previous one. */
const rating = (name: string) =>
  optional(
    name,
    z.union([
      z.pipe(
        z.string(),
        z.transform((current) => ({ current, change: null })),
      ),
      z.pipe(
        z.object({ current: textSchema, ...changeFields }),
        z.transform(({ current, ...change }) => ({ current, change: changeOf(change) })),
      ),
    ]),
    null,
  );

const ratingChange = (name: string) =>
  optional(name, z.pipe(z.object(changeFields), z.transform(changeOf)), null);

/** Parameters of a preview's address that name the document. */
const refParameters = ['docRef', 'doc_ref', 'external_reference', 'reference', 'ref', 'id'];

/** The reference is in the query of the preview's address, or its last part; the documents have no field for it. */
function refOf(previewLink: string): string | undefined {
  const [path = '', query] = previewLink.split(/[?#]/);
  const parameters = new URLSearchParams(query);
  const named = refParameters.find((name) => parameters.get(name));
  if (named !== undefined) return parameters.get(named) ?? undefined;
  const last = path.split('/').findLast((part) => part !== '');
  if (last === undefined) return undefined;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Common to a publication and its other editions. */
const editionFields = {
  doc_ref: optional('doc_ref', textSchema, undefined),
  title: optional('title', z.string(), undefined),
  long_title: optional('long_title', z.string(), null),
  entitled: optional('entitled', z.boolean(), false),
  attachment_content_type: optional('attachment_content_type', z.string(), null),
  download_link: optional('download_link', z.string(), ''),
  preview_link: optional('preview_link', z.string(), ''),
  language: namedValue('language'),
};

interface Titles {
  title: string | undefined;
  long_title: string | null;
}

/** Each title stands in for the other. An issue if there is none. */
function titleOf({ title, long_title }: Titles, issues: z.core.$ZodRawIssue[]): string {
  const shown = title ?? long_title;
  if (shown === null) issues.push({ code: 'custom', path: ['title'], message: 'has no title', input: title });
  return shown ?? '';
}

/** An edition without a reference is refused. */
const editionReading = z.pipe(
  z.object(editionFields),
  z.transform(({ doc_ref, long_title, ...edition }, context): Edition => {
    const title = titleOf({ title: edition.title, long_title }, context.issues);
    const ref = doc_ref ?? refOf(edition.preview_link);
    if (ref !== undefined) return { doc_ref: ref, ...edition, title };
    context.issues.push({ code: 'custom', message: 'has no reference', input: edition });
    return z.NEVER;
  }),
);

/** The other editions, without duplicates and the publication itself; undefined from an API that does not fold. */
function othersOf(docRef: string, editions: readonly Edition[] | undefined): Edition[] | undefined {
  const refs = editions?.map(({ doc_ref }) => doc_ref) ?? [];
  return editions?.filter(({ doc_ref }, place) => doc_ref !== docRef && refs.indexOf(doc_ref) === place);
}

/** Only a title is required, long or short; closed unless `entitled` is true. */
export const publicationReading = z.pipe(
  z.object({
    ...editionFields,
    ...readingShape(publicationDetails),
    publication_date: optional('publication_date', daySchema, ''),
    publication_type: namedValue('publication_type'),
    asset_classification: namedValue('asset_classification'),
    primary_tags: tags('primary_tags'),
    other_tags: tags('other_tags'),
    latest_equity_rating: rating('latest_equity_rating'),
    latest_credit_rating: rating('latest_credit_rating'),
    latest_esg_rating: rating('latest_esg_rating'),
    latest_equity_change: ratingChange('latest_equity_change'),
    latest_credit_change: ratingChange('latest_credit_change'),
    paper_id: optional('paper_id', textSchema, null),
    other_editions: optional('other_editions', listOf('other_editions', editionReading), undefined),
  }),
  z.transform(({ doc_ref, other_editions: editions, ...fields }, context): Publication => {
    const { latest_equity_rating: equity, latest_credit_rating: credit, latest_esg_rating: esg } = fields;
    const record = {
      ...fields,
      title: titleOf(fields, context.issues),
      latest_equity_rating: equity?.current ?? null,
      latest_credit_rating: credit?.current ?? null,
      latest_esg_rating: esg?.current ?? null,
      latest_equity_change: fields.latest_equity_change ?? equity?.change ?? null,
      latest_credit_change: fields.latest_credit_change ?? credit?.change ?? null,
    };
    const { preview_link: preview, download_link: link, publication_date: date, title } = record;
    const ref = doc_ref ?? refOf(preview) ?? (link === '' ? `${date} ${title}` : link);
    return { ...record, doc_ref: ref, other_editions: othersOf(ref, editions) };
  }),
);

export const publicationListReading = listReading(publicationReading);
