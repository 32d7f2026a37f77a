import type { FastifyReply } from 'fastify';
import type { Db } from '#db/Db.ts';
import type { Client } from '#policies/Client.ts';
import { recordContinuing, recordReading } from '#readership/recordReading.ts';
import { markOpened } from '#areas/following/read-marks/repository.ts';
import { requestedRange, isBeginning, type SendableFile } from './sendContent.ts';

interface Download {
  client: Client;
  /** As stored. */
  docRef: string;
  file: SendableFile;
  /** An `export` is one of several files downloaded together, which is not marked as read. */
  action: 'preview' | 'download' | 'export';
}

async function note(db: Db, reply: FastifyReply, { client, docRef, file, action }: Download): Promise<void> {
  const range = requestedRange(reply, file);
  if (reply.request.method === 'HEAD' || range === 'unsatisfiable') return;
  const reading = { clientId: client.id, docRef, action };
  // The page has read the preview before its file.
  if (action === 'preview' || !isBeginning(reply, range)) await recordContinuing(db, reading);
  else await recordReading(db, reading);
  if (action !== 'export' && isBeginning(reply, range)) await markOpened(db, client, docRef);
}

/** Notes who reads a file before it is sent; a file that cannot be noted is closed, and not sent. [D-06] [L-21] */
export function downloadNotes(db: Db): (reply: FastifyReply, download: Download) => Promise<void> {
  return async (reply, download) => {
    try {
      await note(db, reply, download);
    } catch (error) {
      await download.file.content.close();
      throw error;
    }
  };
}
