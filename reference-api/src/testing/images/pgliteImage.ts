import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createDb, type Db } from '#db/Db.ts';
import { prepareDataFolder } from '#db/engineVersion.ts';
import { openPglite, type PgliteEngine } from '#db/engines/openPglite.ts';
import type { Content } from './Content.ts';
import { openImagesFolder } from './imagesFolder.ts';

/** Templates are half of an image, and only needed for `create database`. */
async function dropTemplates(db: Db): Promise<void> {
  await db.query(sql`update pg_database set datistemplate = false, datallowconn = true where datistemplate`);
  await db.query(sql`drop database template0`);
  await db.query(sql`drop database template1`);
}

async function makeImage(file: string, { fill }: Content): Promise<void> {
  const engine = await openPglite({ folder: undefined, fresh: true });
  try {
    const db = createDb(engine);
    await fill(db);
    await dropTemplates(db);
    const half = `${file}.${randomUUID()}`;
    await engine.dump(half);
    // Atomic: a slow process may make the same file.
    renameSync(half, file);
  } finally {
    await engine.close();
  }
}

/** Without a sign of life for so long, the process that makes it has been killed, and another one starts again. */
const silenceMs = 20_000;

/** Returns whether this process makes the image. The folder is there while one does. */
function beginMaking(making: string): boolean {
  const { mtimeMs } = statSync(making, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs !== undefined && Date.now() - mtimeMs > silenceMs)
    rmSync(making, { recursive: true, force: true });
  try {
    mkdirSync(making);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Returns the image file; the first process makes it, others wait for it. */
async function imageOf(content: Content): Promise<string> {
  const file = join(process.env['PORTAL_TEST_IMAGES'] ?? openImagesFolder(), `${content.name}.tar`);
  const making = `${file}.making`;
  while (!existsSync(file)) {
    if (beginMaking(making)) {
      // On a busy machine it takes minutes, and several at once would take longer still.
      const signOfLife = setInterval(() => {
        mkdirSync(making, { recursive: true });
        utimesSync(making, new Date(), new Date());
      }, 1000);
      try {
        await makeImage(file, content);
      } finally {
        clearInterval(signOfLife);
        rmSync(making, { recursive: true, force: true });
      }
    } else await pause(50);
  }
  return file;
}

/** Opens it in memory. */
export async function openPrepared(content: Content): Promise<PgliteEngine> {
  return openPglite({ folder: undefined, fresh: true, image: await imageOf(content) });
}

/** Fills PORTAL_DATA as if by an earlier start of the service. */
export async function fillDataFolder(folder: string, content: Content): Promise<void> {
  const { dataFolder, confirm } = prepareDataFolder(join(folder, 'database'));
  const engine = await openPglite({ folder: dataFolder, fresh: true, image: await imageOf(content) });
  await engine.close();
  confirm();
}
