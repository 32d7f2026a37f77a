import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { DocumentRecord } from '../DocumentRecord.ts';
import { DocumentCache } from './DocumentCache.ts';
import { DocumentWorkers } from './DocumentWorkers.ts';

export interface DocumentMaker {
  make: (record: DocumentRecord) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A version of the code that makes documents, so that those of other releases are not reused. */
function makersVersion(): string {
  if (import.meta.url.endsWith('.ts')) return randomUUID();
  const code = readFileSync(new URL('./documentWorker.js', import.meta.url));
  return createHash('sha256').update(code).digest('hex');
}

/**
 * Makes each document once for concurrent requests and keeps it on disk. Disk errors only cost time and go to
 * `onFault`.
 */
export function cachedMaker(
  workers: Pick<DocumentWorkers, 'make' | 'close'>,
  cache: Pick<DocumentCache, 'read' | 'write'>,
  onFault: (error: unknown) => void,
): DocumentMaker {
  const version = makersVersion();
  const running = new Map<string, Promise<Buffer>>();

  const report = (error: unknown): undefined => {
    onFault(error);
  };

  async function findOrMake(name: string, record: DocumentRecord): Promise<Buffer> {
    const cached = await cache.read(name).catch(report);
    if (cached !== undefined) return cached;
    const made = await workers.make(record);
    await cache.write(name, made).catch(report);
    return made;
  }

  return {
    make: (record) => {
      const name = createHash('sha256')
        .update(JSON.stringify([version, record]))
        .digest('hex');
      const known = running.get(name);
      if (known !== undefined) return known;
      const started = findOrMake(name, record).finally(() => running.delete(name));
      running.set(name, started);
      return started;
    },
    close: () => workers.close(),
  };
}

export function documentMaker(config: Config, onFault: (error: unknown) => void): DocumentMaker {
  const folder = config.PORTAL_DOCUMENT_FOLDER ?? join(config.PORTAL_DATA, 'documents');
  const cache = new DocumentCache(folder, config.PORTAL_DOCUMENT_MB * 1024 * 1024);
  return cachedMaker(new DocumentWorkers(), cache, onFault);
}
