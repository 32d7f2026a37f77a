import * as z from 'zod/mini';
import { call } from '../call.ts';
import { optional, textSchema } from '../lenient.ts';
import { plainText } from '../plainText.ts';

/** Identifies a document; part of addresses. */
export const docRefSchema = plainText(200).check(z.minLength(1));

export const downloadToken = call({
  method: 'POST',
  path: 'download_token',
  summary:
    'A token bound to the path of one file and valid for two minutes: the auth_token of an authenticated link.',
  authenticated: true,
  body: z.object({ path: plainText(500).check(z.minLength(1)) }),
  answer: z.object({ auth_token: z.string(), expires_in: z.int() }),
});

export const captureEvent = call({
  method: 'POST',
  path: 'capture_event',
  summary: 'Stores an analytics event; the answer’s id is the source of the next one.',
  authenticated: true,
  body: z.object({
    url: plainText(4000),
    event_type: z.enum(['Page Open', 'Search']),
    source_client_action: z.nullable(plainText(200)),
    document_id: z.optional(plainText(200)),
  }),
  answer: z.object({ id: z.string() }),
  reading: z.object({ id: optional('id', textSchema, null) }),
});
