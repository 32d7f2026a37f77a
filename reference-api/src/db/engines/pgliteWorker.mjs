// Plain JavaScript: Node 20 loads no TypeScript in a worker. PGlite's queries block their thread.
import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { dataDir as freshImage } from '@electric-sql/pglite-prepopulatedfs';

const { folder, fresh, image, numberTypes, textTypes } = workerData;

const parsers = Object.fromEntries([
  ...numberTypes.map((oid) => [oid, Number]),
  ...textTypes.map((oid) => [oid, (text) => text]),
]);

function plainError(error) {
  return { message: error?.message ?? String(error), code: error?.code, detail: error?.detail };
}

async function dump(database, { id, dump: file }) {
  try {
    await database.query('checkpoint');
    await writeFile(file, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
    parentPort.postMessage({ id, rows: [] });
  } catch (error) {
    parentPort.postMessage({ id, error: plainError(error) });
  }
}

async function answer(database, { id, text, params, rowMode }) {
  try {
    const { rows } = await database.query(text, params, { rowMode });
    parentPort.postMessage({ id, rows });
  } catch (error) {
    parentPort.postMessage({ id, error: plainError(error) });
  }
}

try {
  const database = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(fresh ? { loadDataDir: image ? new Blob([await readFile(image)]) : await freshImage() } : {}),
    parsers,
    // On every opening: searching existing data needs the library, too.
    extensions: { unaccent },
  });
  parentPort.on('message', (request) => {
    if (request.close) {
      database.close().then(
        () => parentPort.close(),
        () => parentPort.close(),
      );
    } else if (request.dump) {
      void dump(database, request);
    } else {
      void answer(database, request);
    }
  });
  parentPort.postMessage({ ready: true });
} catch (error) {
  parentPort.postMessage({ failed: plainError(error) });
}
