import { forgetDraft, readDraft, writeDraft } from '@portal/session';
import { deliveries, readPreferences, writePreferences, z } from '@portal/wire';
import type { Choices } from './Choices.ts';

const name = 'notification-centre';

export interface Draft {
  revision: number | undefined;
  base: Choices;
  mine: Choices;
}

const choicesSchema = z.object({ cri_json: z.unknown(), delivery: z.optional(z.enum(deliveries)) });
const draftSchema = z.object({
  client: z.string(),
  revision: z.optional(z.int()),
  base: choicesSchema,
  mine: choicesSchema,
});

const written = ({ preferences, delivery }: Choices): z.output<typeof choicesSchema> => ({
  cri_json: writePreferences(preferences),
  delivery,
});

const choices = ({ cri_json, delivery }: z.output<typeof choicesSchema>): Choices => ({
  preferences: readPreferences(cri_json),
  delivery,
});

/** Keeps a client's changes in this tab across reloads, crashes and sign-ins. */
export function keepDraft(client: string, { revision, base, mine }: Draft): void {
  writeDraft(name, { client, revision, base: written(base), mine: written(mine) });
}

/** Returns the client's unsaved changes; deletes a draft of another client. */
export function storedDraft(client: string): Draft | undefined {
  const found = readDraft(name);
  if (found === undefined) return undefined;
  const { success, data } = draftSchema.safeParse(found);
  if (!success || data.client !== client) {
    dropDraft();
    return undefined;
  }
  return { revision: data.revision, base: choices(data.base), mine: choices(data.mine) };
}

export const dropDraft = (): void => forgetDraft(name);
