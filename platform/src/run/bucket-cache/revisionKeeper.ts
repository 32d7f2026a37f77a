import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '@portal/node';
import * as z from 'zod/mini';
import type { EnvironmentName } from '../store/releaseStore.ts';
import { replaceWhole } from '../store/writeWhole.ts';

const storedSchema = z.object({ revision: z.int().check(z.minimum(1)), text: z.string() });

type StoredRevision = z.infer<typeof storedSchema>;

export interface RevisionKeeper {
  keep: (environment: EnvironmentName, revision: StoredRevision) => Promise<void>;
  /** Undefined if none was served yet, or the file is damaged. */
  last: (environment: EnvironmentName) => Promise<StoredRevision | undefined>;
}

/** The last revision of each environment that was served from here, next to the copies of its releases. */
export function revisionKeeper(folder: string): RevisionKeeper {
  const fileOf = (environment: EnvironmentName) => join(folder, 'served', `${environment}.json`);
  return {
    keep: (environment, revision) => replaceWhole(fileOf(environment), JSON.stringify(revision)),
    async last(environment) {
      try {
        return storedSchema.parse(JSON.parse(await readFile(fileOf(environment), 'utf8')));
      } catch (error) {
        const isDamaged = error instanceof SyntaxError || error instanceof z.core.$ZodError;
        if (isDamaged || systemErrorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
