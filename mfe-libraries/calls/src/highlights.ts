import {
  call,
  readCall,
  served,
  optional,
  entitledSchema,
  foldEditionsSchema,
  listAnswer,
  listQuerySchema,
  publicationListReading,
  publicationListSchema,
  searchTermSchema,
  toggleParameters,
  z,
} from '@portal/wire';

export const highlightsDocuments = call({
  method: 'GET',
  path: 'highlights_documents',
  summary:
    'The publications of the publishing day (Europe/Zurich), or of date_range, by filters and search; by time.',
  authenticated: true,
  droppable: ['fold_editions', 'entitled'],
  query: z.extend(listQuerySchema, {
    search_term: z.optional(searchTermSchema),
    ...toggleParameters,
    fold_editions: foldEditionsSchema,
    entitled: entitledSchema,
  }),
  answer: publicationListSchema,
  reading: publicationListReading,
});

const dmoLinkSchema = z.object({ download_link: z.nullable(z.string()), entitled: z.boolean() });
export type DmoLink = z.infer<typeof dmoLinkSchema>;

const dmoReading = z.object({
  download_link: optional('download_link', z.string(), null),
  entitled: optional('entitled', z.boolean(), undefined),
});

/** A single record counts as a list; an empty one is dropped. */
const dmoLinksReading = z.pipe(
  z.union([
    z.array(dmoReading),
    z.pipe(
      dmoReading,
      z.transform((link) => [link]),
    ),
  ]),
  z.transform((links): DmoLink[] =>
    links
      .filter(({ download_link: link, entitled }) => entitled !== undefined || link !== null)
      .map(({ download_link, entitled = false }) => ({ download_link, entitled })),
  ),
);

export const dmoLinks = readCall({
  path: 'dmo_links',
  reading: listAnswer(dmoLinksReading),
  served: () =>
    served({
      summary:
        'The Daily Market Opinion of the publishing day in one language; an empty list before it is published.',
      query: z.object({ language: z._default(z.enum(['English', 'German']), 'English') }),
      answer: z.array(dmoLinkSchema),
      sample: { language: 'German' },
      without: 'The Daily Market Opinion cannot be opened.',
    }),
});
