import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { systemErrorCode } from '@portal/node';
import { inOrderOfStatus } from '#feed/rixml/rixmlLines.ts';
import { mappingSchema, type RixmlMapping } from '#feed/rixml/rixmlMapping.ts';
import { StartError } from '#StartError.ts';
import { feedAll, feedFiles, feedSettings } from './feedFiles.ts';
import { misused, type PortalCommand } from './PortalCommand.ts';
import { withDatabase } from './withDatabase.ts';

const usage = [
  'feed <file or folder> [--dry-run]   takes JSON Lines and tables, in a folder all *.jsonl and *.csv by name',
  'feed --rixml <file or folder> --mapping <file> [--dry-run]   takes RIXML Research, in a folder all *.xml by the time of their status',
];

/** @throws StartError naming each fault */
async function readMapping(file: string): Promise<RixmlMapping> {
  let given: unknown;
  try {
    given = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const code = systemErrorCode(error);
    const fault = code === undefined ? 'is not JSON' : `cannot be read (${code})`;
    throw new StartError(`The mapping file ${file} ${fault}.`, { cause: error });
  }
  const { data, error } = mappingSchema.safeParse(given);
  if (data !== undefined) return data;
  const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartError(
    `The mapping file ${file} is not valid: ${faults.join('; ')}. Its fields are described in docs/rixml-mapping.schema.json.`,
  );
}

export const feedCommand: PortalCommand = {
  usage,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        rixml: { type: 'boolean', default: false },
        mapping: { type: 'string' },
      },
    });
    const [given, ...more] = positionals;
    const { rixml, mapping: mappingFile } = values;
    if (given === undefined || more.length > 0 || rixml !== (mappingFile !== undefined)) throw misused(usage);
    const mapping = mappingFile === undefined ? undefined : await readMapping(mappingFile);
    const found = await feedFiles(given, rixml ? 'rixml' : 'feed');
    const files = rixml ? await inOrderOfStatus(found) : found;
    const talk = mapping === undefined ? { say: context.say } : { say: context.say, mapping };
    return withDatabase(context, (opened) => feedAll(files, feedSettings(opened, values['dry-run']), talk));
  },
};
