import { z } from '@portal/wire';

/** Everything that can keep an override from being used; each has its words in both languages. */
const problemKinds = [
  'noAddress',
  'notAllowed',
  'unreachable',
  'status',
  'noRecord',
  'knownRemote',
  'otherRemote',
  'area',
  'contract',
  'shared',
  'names',
  'path',
  'pathTwice',
  'noHash',
  'file',
  'broke',
  'unreadable',
] as const;

/** Longer values are cut: they come from elsewhere, and stand in a sentence. */
const longestValue = 300;

const value = z.pipe(
  z.string(),
  z.transform((text: string) => text.slice(0, longestValue)),
);

export const overrideProblemSchema = z.object({
  kind: z.enum(problemKinds),
  values: z.record(z.string(), value),
});
/** Why an override is not used, as data: it is shown in the language of anyone who reads it. */
export type OverrideProblem = z.infer<typeof overrideProblemSchema>;

/** An override that cannot be used. */
export class OverrideRefused extends Error {
  override readonly name = 'OverrideRefused';
  readonly problem: OverrideProblem;

  constructor(kind: OverrideProblem['kind'], values: Record<string, string> = {}, cause?: unknown) {
    super(`The override is refused: ${kind} ${JSON.stringify(values)}`, { cause });
    this.problem = overrideProblemSchema.parse({ kind, values });
  }
}
