import { z } from 'zod';
import { call } from '../call.ts';
import { plainText } from '../plainText.ts';

/** What names a document; it is part of addresses. */
export const docRefSchema = plainText(200).min(1);

export const documentPreviewHtml = call({
  method: 'GET',
  path: 'document_preview_html',
  summary:
    'A publication as HTML, for a sandboxed frame; 403 when the client is not entitled, 404 when there is none.',
  authenticated: true,
  query: z.object({ docRef: docRefSchema }),
  answer: z.object({
    title: z.string(),
    language: z.string(),
    download_link: z.string(),
    html_content: z.string(),
  }),
});

export const downloadToken = call({
  method: 'POST',
  path: 'download_token',
  summary:
    'A token for one download, bound to its path and valid for two minutes: the auth_token of an authenticated link.',
  authenticated: true,
  body: z.object({ path: plainText(500).min(1) }),
  answer: z.object({ auth_token: z.string(), expires_in: z.number().int() }),
});

export const captureEvent = call({
  method: 'POST',
  path: 'capture_event',
  summary: 'Keeps an analytics event; the answer’s id is the source of the next one.',
  authenticated: true,
  body: z.object({
    url: plainText(4000),
    event_type: z.enum(['Page Open', 'Search']),
    source_client_action: plainText(200).nullable(),
    document_id: plainText(200).optional(),
  }),
  answer: z.object({ id: z.string() }),
});
