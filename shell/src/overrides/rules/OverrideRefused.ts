import { z } from '@portal/wire';

/** Each has a message in both languages. */
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

/** External values are cut before they are inserted into a sentence. */
const longestValue = 300;

const value = z.pipe(
  z.string(),
  z.transform((text: string) => text.slice(0, longestValue)),
);

export const overrideProblemSchema = z.object({
  kind: z.enum(problemKinds),
  values: z.record(z.string(), value),
});
/** Data instead of text, so that it can be shown in any language. */
export type OverrideProblem = z.infer<typeof overrideProblemSchema>;

export class OverrideRefused extends Error {
  override readonly name = 'OverrideRefused';
  readonly problem: OverrideProblem;

  constructor(kind: OverrideProblem['kind'], values: Record<string, string> = {}, cause?: unknown) {
    super(`The override is refused: ${kind} ${JSON.stringify(values)}`, { cause });
    this.problem = overrideProblemSchema.parse({ kind, values });
  }
}
