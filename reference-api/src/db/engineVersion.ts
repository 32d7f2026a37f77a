import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../StartError.ts';

/** Only the same minor version can open its data. */
export const embeddedEngine = { engine: 'pglite', version: '0.5.8' } as const;

const versionSchema = z.object({ engine: z.string(), version: z.string() });

const line = (version: string) => version.split('.').slice(0, 2).join('.');

/** Returns why the data cannot be opened; undefined if it can. */
export function versionConflict(written: z.output<typeof versionSchema>): string | undefined {
  const own = embeddedEngine;
  if (written.engine === own.engine && line(written.version) === line(own.version)) return undefined;
  return `was written by ${written.engine} ${written.version} and cannot be opened by ${own.engine} ${own.version}`;
}

function readVersion(file: string) {
  try {
    return versionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { engine: 'an unknown engine', version: '(its version file is damaged)' };
  }
}

const hasData = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

/** Exists from the beginning of the first start until `confirm`. */
const beginning = 'engine.begun';

/**
 * Prepares the folder. Only removes the remains of an interrupted first start.
 * @throws StartError if the data is of another version or its version file is missing
 */
export function prepareDataFolder(folder: string): {
  dataFolder: string;
  fresh: boolean;
  confirm: () => void;
} {
  const versionFile = join(folder, 'engine.json');
  const dataFolder = join(folder, 'data');
  const begun = join(folder, beginning);
  if (!existsSync(versionFile)) {
    if (hasData(dataFolder) && !existsSync(begun))
      throw new StartError(
        `There is a database in ${folder}, but its version file engine.json is missing. ` +
          'Put the file back, or move the folder away to start from scratch.',
      );
    rmSync(dataFolder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(begun, '');
    const confirm = () => {
      writeFileSync(versionFile, `${JSON.stringify(embeddedEngine)}\n`);
      rmSync(begun, { force: true });
    };
    return { dataFolder, fresh: true, confirm };
  }
  const conflict = versionConflict(readVersion(versionFile));
  if (conflict !== undefined) {
    throw new StartError(
      `The data in ${folder} ${conflict}. Start the version that wrote it, or move the folder away to start from scratch.`,
    );
  }
  return { dataFolder, fresh: false, confirm: () => undefined };
}
