import { call, optional, docRefSchema, publicationReading, publicationSchema, z } from '@portal/wire';

export const documentPreviewHtml = call({
  method: 'GET',
  path: 'document_preview_html',
  summary:
    'A publication as HTML, for a sandboxed frame; 403 when the client is not entitled, 404 when there is none.',
  authenticated: true,
  query: z.object({
    docRef: docRefSchema,
    external_reference: z.optional(docRefSchema),
    /** `true`: prefetched, not marked as read. */
    ahead: z.optional(z.enum(['true', 'false'])),
  }),
  answer: z.object({
    title: z.string(),
    language: z.string(),
    download_link: z.string(),
    html_content: z.string(),
    /** The record as in lists, with the paper's other editions. */
    publication: z.optional(publicationSchema),
  }),
  reading: z.object({
    title: optional('title', z.string(), ''),
    language: optional('language', z.string(), ''),
    download_link: optional('download_link', z.string(), ''),
    html_content: z.string(),
    publication: optional('publication', publicationReading, undefined),
  }),
});
