import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { takeProcessLock } from '@portal/node';
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

/** Returns the image file; one process makes it, others wait for it. */
async function imageOf(content: Content): Promise<string> {
  const file = join(process.env['PORTAL_TEST_IMAGES'] ?? openImagesFolder(), `${content.name}.tar`);
  while (!existsSync(file)) {
    const { release } = takeProcessLock(`${file}.making`);
    if (release === undefined) await pause(50);
    else {
      try {
        if (!existsSync(file)) await makeImage(file, content);
      } finally {
        release();
      }
    }
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
