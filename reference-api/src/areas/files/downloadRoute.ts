import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { docRefSchema, plainText, z } from '@portal/wire';
import { fileKind, fileTypes } from '#content-store/fileKinds.ts';
import { pdf } from '#documents/DocumentRecord.ts';
import { problemAnswers } from '#http/problemAnswers.ts';
import { HttpError } from '#http/HttpError.ts';
import { authorise } from '#policies/authorise.ts';
import { isLegalNote, requireTerms } from '#policies/terms.ts';
import { naming, readSignedId } from '#mail/signedId.ts';
import { recordMailOpened } from '#readership/recordReading.ts';
import type { Services } from '#Services.ts';
import { sessionRepository } from '#areas/auth/sessionRepository.ts';
import { downloadPath } from '#areas/publication/present.ts';
import { contentDisposition, fileName } from './contentDisposition.ts';
import { readDownload } from './downloadToken.ts';
import type { Reading } from './reading.ts';
import { findDocument, type DocumentFacts, type EntitledDocument } from './repository.ts';
import { downloadNotes } from './downloadNotes.ts';
import { contentOfBytes, sendContent, type SendableFile } from './sendContent.ts';

interface FileFacts {
  name: string;
  contentType: string;
  /** False for spreadsheets, which browsers cannot show. */
  shownInBrowser: boolean;
}

/** Undefined if the publication has no file. */
function fileFacts({ contentType, title }: DocumentFacts): FileFacts | undefined {
  if (contentType === null) return undefined;
  const { ending, isShown } = fileKind(contentType);
  return { name: fileName(title, ending), contentType, shownInBrowser: isShown };
}

const paramsSchema = z.object({ docRef: docRefSchema });
const querySchema = z.object({
  auth_token: plainText(300),
  force_download: z.optional(plainText(10)),
  /** `true` for one of several files downloaded together, which is not marked as read. */
  archive: z.optional(plainText(10)),
  /** `true` for a PDF whose pages the portal shows: it is previewed. */
  preview: z.optional(plainText(10)),
  /** What a link of a mail says of its mail. */
  mail: z.optional(plainText(100)),
});

const fileAnswer = {
  description: 'The file, shown in the browser or saved.',
  content: Object.fromEntries(fileTypes.map((type) => [type, { schema: z.unknown() }])),
};

const downloadSchema = {
  operationId: 'download',
  summary:
    'A publication’s file, with an auth_token from download_token. Spreadsheets are always saved, others when force_download=true.',
  params: paramsSchema,
  querystring: querySchema,
  security: [{ download: [] }],
  response: {
    ...problemAnswers([400, 401, 403, 404, 416, 429, 500, 503], { pages: true }),
    200: fileAnswer,
    206: { ...fileAnswer, description: 'The part that a Range header asks for.' },
  },
};

/** PDF viewers consist of the browser's own scripts and styles, to which some browsers apply the document's policy. */
const viewedFilePolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const expiredLink = () => new HttpError(401, 'The link has expired or is not valid.');

const noFile = () => new HttpError(404, 'This publication has no file.');

/** Real files are stored; only invented ones are made. [D-01] [D-03] */
async function fileOf(
  { source }: EntitledDocument,
  { maker, content }: Pick<Reading, 'maker'> & Pick<Services, 'content'>,
): Promise<SendableFile> {
  if (source.kind === 'invented') return contentOfBytes(await maker.make(source.record));
  const { fileHash: hash } = source;
  if (hash === null) throw noFile();
  const stored = await content.open(hash);
  if (stored === undefined) throw new Error(`The stored file ${hash} is missing.`);
  return { hash, content: stored };
}

/** Only a PDF without HTML is previewed by its file, and what is saved is no preview. [D-06] [V-03] */
const isPreviewed = ({ facts, source }: EntitledDocument) =>
  source.kind === 'stored' && source.previewHash === null && facts.contentType === pdf;

type DownloadRequest = Pick<z.output<typeof querySchema>, 'archive' | 'preview' | 'force_download'>;

function actionOf(document: EntitledDocument, { archive, preview, force_download }: DownloadRequest) {
  if (preview === 'true' && force_download !== 'true' && isPreviewed(document)) return 'preview';
  return archive === 'true' ? 'export' : 'download';
}

/** Reported like an expired token, not as a malformed request. */
function requireToken({ query }: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const { auth_token } = query as { auth_token?: unknown };
  done(auth_token === undefined ? expiredLink() : undefined);
}

/** The browser opens the link itself, so a token in the URL authorises it. [T-05] */
export function downloadRoute(
  app: FastifyInstance,
  { db, config, secrets, content }: Services,
  { maker, mayRead }: Reading,
): void {
  const sessions = sessionRepository({ db, config });
  const note = downloadNotes(db);
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { docRef } = paramsSchema.parse(request.params);
    const { auth_token, force_download, archive, preview, mail } = querySchema.parse(request.query);
    const given = { token: auth_token, path: downloadPath(docRef) };
    const claims = readDownload(secrets.downloadToken, given, Date.now());
    const client = claims && (await sessions.clientOf(claims));
    if (client === undefined) throw expiredLink();
    const document = await findDocument(db, docRef, client.keys);
    requireTerms(client, document !== undefined && isLegalNote(document.facts.publicationType));
    authorise(document);
    const facts = fileFacts(document.facts);
    if (facts === undefined) throw noFile();
    // A viewer that goes on with a file reads no other document.
    if (request.headers.range === undefined) await mayRead(client.id, reply);
    const mailId = mail === undefined ? undefined : readSignedId(naming(secrets), mail);
    if (mailId !== undefined && request.method !== 'HEAD')
      await recordMailOpened(db, { clientId: client.id, docRef: document.facts.docRef, mailId });
    const file = await fileOf(document, { maker, content });
    await note(reply, {
      client,
      docRef: document.facts.docRef,
      file,
      action: actionOf(document, { archive, preview, force_download }),
    });
    const kind = facts.shownInBrowser && force_download !== 'true' ? 'inline' : 'attachment';
    if (facts.shownInBrowser) reply.header('content-security-policy', viewedFilePolicy);
    reply
      .type(facts.contentType)
      .header('content-disposition', contentDisposition(kind, facts.name))
      .header('content-language', document.facts.language);
    return sendContent(reply, file);
  }

  const url = '/documents/:docRef/download';
  const options = { config: { openedByPeople: true }, preValidation: requireToken };
  app.get(url, { ...options, exposeHeadRoute: false, schema: downloadSchema }, answer);
  app.head(
    url,
    { ...options, schema: { hide: true, params: paramsSchema, querystring: querySchema } },
    answer,
  );
}
