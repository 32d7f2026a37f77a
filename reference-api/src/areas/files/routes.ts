import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { languageNames } from '@portal/contract';
import { docRefSchema, type ServedPublication, type ServedPublicationList } from '@portal/wire';
import { calls } from '#calls.ts';
import type { ContentStore } from '#content-store/ContentStore.ts';
import { makePreview } from '#documents/makePreview.ts';
import { writeReport } from '#documents/writeReport.ts';
import { HttpError } from '#http/HttpError.ts';
import { serveSignedIn } from '#http/serve.ts';
import { authorise } from '#policies/authorise.ts';
import type { Client } from '#policies/Client.ts';
import { isLegalNote, requireTerms } from '#policies/terms.ts';
import { naming, readSignedId } from '#mail/signedId.ts';
import { recordMailOpened, recordReading } from '#readership/recordReading.ts';
import type { Services } from '#Services.ts';
import { markOpened } from '#areas/following/read-marks/repository.ts';
import type { ListReader } from '#areas/list/listReader.ts';
import { downloadPath } from '#areas/publication/present.ts';
import { downloadRoute } from './downloadRoute.ts';
import { downloadTokenSeconds, signDownload } from './downloadToken.ts';
import { portraitRoute } from './portraitRoute.ts';
import { reading } from './reading.ts';
import { findDocument, type DocumentFacts, type DocumentSource } from './repository.ts';

const single = { page: 1, page_size: 1, limit: 1 };

/**
 * The document's record with the other editions of its paper, read as a list of one, since only lists decide what a
 * client may see of a publication. Undefined if it has gone meanwhile. [V-02]
 */
async function recordOf(
  { docRef, language }: DocumentFacts,
  client: Client,
  list: ListReader,
): Promise<ServedPublication | undefined> {
  const query = { ...single, fold_editions: languageNames[language] };
  const { bytes } = await list(client, query, { among: [], only: [sql`doc_ref = ${docRef}`] });
  const { records } = JSON.parse(bytes.toString()) as ServedPublicationList;
  return records[0];
}

/** HTML; empty for a PDF that is shown page by page. [V-03] */
async function previewOf(source: DocumentSource, content: ContentStore): Promise<string> {
  if (source.kind === 'invented') return makePreview(writeReport(source.record));
  if (source.previewHash === null) return '';
  const stored = await content.open(source.previewHash);
  if (stored === undefined) throw new Error(`The stored preview ${source.previewHash} is missing.`);
  return text(stored.read());
}

/** Undefined if the path is not a download path. */
function docRefOf(path: string): string | undefined {
  const encoded = /^documents\/([^/?#]+)\/download$/.exec(path)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return docRefSchema.safeParse(decodeURIComponent(encoded)).data;
  } catch {
    return undefined;
  }
}

export function documentRoutes(app: FastifyInstance, services: Services, list: ListReader): void {
  const desk = reading(app, services);

  serveSignedIn(
    app,
    { call: calls.documentPreviewHtml, refusals: [403, 404, 429] },
    async ({ client, query, reply }) => {
      const document = await findDocument(services.db, query.docRef, client.keys);
      authorise(document);
      const { facts, source } = document;
      if (!facts.hasPreview) throw new HttpError(404, 'This publication has no preview.');
      await desk.mayRead(client.id, reply);
      const isAhead = query.ahead === 'true';
      const action = isAhead ? 'preview_ahead' : 'preview';
      await recordReading(services.db, { clientId: client.id, docRef: facts.docRef, action });
      if (!isAhead) await markOpened(services.db, client, facts.docRef);
      return {
        title: facts.title,
        language: languageNames[facts.language],
        download_link: facts.contentType === null ? '' : downloadPath(facts.docRef),
        html_content: await previewOf(source, services.content),
        publication: await recordOf(facts, client, list),
      };
    },
  );

  serveSignedIn(app, { call: calls.downloadToken, refusals: [403, 404] }, async ({ client, body }) => {
    const docRef = docRefOf(body.path);
    if (docRef === undefined)
      throw new HttpError(400, 'The path must be a download_link.', {
        errors: { path: ['is no download_link'] },
      });
    const document = await findDocument(services.db, docRef, client.keys);
    requireTerms(client, document !== undefined && isLegalNote(document.facts.publicationType));
    authorise(document);
    const grant = { clientId: client.id, sessionId: client.sessionId, path: downloadPath(docRef) };
    return {
      auth_token: signDownload(services.secrets.downloadToken, grant, Date.now()),
      expires_in: downloadTokenSeconds,
    };
  });

  serveSignedIn(app, { call: calls.mailOpened }, async ({ client, body: { docRef, mail } }) => {
    const mailId = readSignedId(naming(services.secrets), mail);
    if (mailId === undefined) return { noted: false };
    return { noted: await recordMailOpened(services.db, { clientId: client.id, docRef, mailId }) };
  });

  downloadRoute(app, services, desk);
  portraitRoute(app, services);
}
