import type { FastifyInstance } from 'fastify';
import { docRefSchema, plainText, z } from '@portal/wire';
import { pdf, type DocumentRecord } from '#documents/DocumentRecord.ts';
import { problemAnswers } from '#http/problemAnswers.ts';
import { HttpError } from '#http/HttpError.ts';
import { authorise } from '#policies/authorise.ts';
import { isLegalNote, requireTerms } from '#policies/terms.ts';
import type { Services } from '#Services.ts';
import { sessionRepository } from '../auth/sessionRepository.ts';
import { downloadPath } from '../publications/present.ts';
import { markOpened } from '../read-marks/repository.ts';
import { contentDisposition, fileName } from './contentDisposition.ts';
import { readDownload } from './downloadToken.ts';
import type { Reading } from './reading.ts';
import { documentRepository } from './repository.ts';

interface FileFacts {
  name: string;
  contentType: string;
  /** False for spreadsheets, which browsers cannot show. */
  shownInBrowser: boolean;
}

/** Undefined if the publication has no file. */
function fileFacts({ contentType, title }: DocumentRecord): FileFacts | undefined {
  if (contentType === null) return undefined;
  const shownInBrowser = contentType === pdf;
  return { name: fileName(title, shownInBrowser ? 'pdf' : 'xlsx'), contentType, shownInBrowser };
}

const paramsSchema = z.object({ docRef: docRefSchema });
const querySchema = z.object({
  auth_token: plainText(300),
  force_download: z.optional(plainText(10)),
  /** `true` for one of several files downloaded together, which is not marked as read. */
  archive: z.optional(plainText(10)),
});

const fileAnswer = {
  description: 'The file, shown in the browser or saved.',
  content: {
    'application/pdf': { schema: z.unknown() },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: z.unknown() },
  },
};

const downloadSchema = {
  operationId: 'download',
  summary:
    'A publication’s file, with an auth_token from download_token. Spreadsheets are always saved, others when force_download=true.',
  params: paramsSchema,
  querystring: querySchema,
  security: [{ download: [] }],
  response: {
    ...problemAnswers([400, 401, 403, 404, 429, 500, 503], { pages: true }),
    200: fileAnswer,
  },
};

/** PDF viewers consist of the browser's own scripts and styles, to which some browsers apply the document's policy. */
const viewedFilePolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const expiredLink = () => new HttpError(401, 'The link has expired or is not valid.');

/** The browser opens the link itself, so a token in the URL authorises it. [T-05] */
export function downloadRoute(
  app: FastifyInstance,
  { db, config, secrets }: Services,
  { maker, mayRead }: Reading,
): void {
  const documents = documentRepository(db);
  const sessions = sessionRepository({ db, config });
  app.get(
    '/documents/:docRef/download',
    {
      config: { openedByPeople: true },
      // Reported like an expired token, not as a malformed request.
      preValidation: ({ query }, _reply, done) => {
        const { auth_token } = query as { auth_token?: unknown };
        done(auth_token === undefined ? expiredLink() : undefined);
      },
      schema: downloadSchema,
    },
    async (request, reply) => {
      const { docRef } = paramsSchema.parse(request.params);
      const { auth_token, force_download, archive } = querySchema.parse(request.query);
      const given = { token: auth_token, path: downloadPath(docRef) };
      const claims = readDownload(secrets.downloadToken, given, Date.now());
      const client = claims && (await sessions.clientOf(claims));
      if (client === undefined) throw expiredLink();
      const document = await documents.byRef(docRef, client.keys);
      requireTerms(client, document !== undefined && isLegalNote(document.record.publicationType));
      authorise(document);
      const file = fileFacts(document.record);
      if (file === undefined) throw new HttpError(404, 'This publication has no file.');
      await mayRead(client.id, reply);
      const bytes = await maker.make(document.record);
      if (archive !== 'true') await markOpened(db, client, docRef);
      const kind = file.shownInBrowser && force_download !== 'true' ? 'inline' : 'attachment';
      if (file.shownInBrowser) reply.header('content-security-policy', viewedFilePolicy);
      return reply
        .type(file.contentType)
        .header('content-disposition', contentDisposition(kind, file.name))
        .header('content-language', document.record.language)
        .send(bytes);
    },
  );
}
