import type { Call, z } from '@portal/wire';
import { calls } from '#calls.ts';
import { callRows, type CallName } from './callRows.ts';
import { bodyFaults, queryFaults } from './fieldFaults.ts';
import type { CallRow } from './fields.ts';

type Part = 'query' | 'body';

export const shapeOf = (schema: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> =>
  schema === undefined ? {} : ((schema as z.ZodMiniObject).shape as Record<string, z.ZodMiniType>);

const fieldsOf = (name: CallName, part: Part) => shapeOf((calls[name] as Call)[part]);

function firstUses(part: Part): Map<z.ZodMiniType, string> {
  const uses = new Map<z.ZodMiniType, string>();
  for (const name of Object.keys(calls) as CallName[])
    for (const [field, schema] of Object.entries(fieldsOf(name, part)))
      if (!uses.has(schema)) uses.set(schema, `${name} ${field}`);
  return uses;
}

const first = { query: firstUses('query'), body: firstUses('body') };

/** A schema's first use gets all faults, each other use one, to show that it is checked there, too. */
export function faultsOfFields(name: CallName, part: Part) {
  const shape = fieldsOf(name, part);
  const row: CallRow = callRows[name];
  return Object.entries(row[part] ?? {}).flatMap(([field, spec]) => {
    const faults = part === 'query' ? queryFaults(spec) : bodyFaults(spec);
    const schema = shape[field];
    const isFirst = schema === undefined || first[part].get(schema) === `${name} ${field}`;
    return (isFirst ? faults : faults.slice(0, 1)).map(([what, value]) => ({ field, what, value }));
  });
}
