import { runRelease } from '#release/commands/runRelease.ts';
import { HelpRequested } from '#run/faults/readArguments.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';

/** Opens the pages of new code. */
const proving = /^(?:publish|promote|propose|reinstate)$/;

/** Fake releases run in no browser. */
export const unproved = (words: readonly string[]): string[] =>
  proving.test(words[0] ?? '') ? [...words, '--unproved', 'a test'] : [...words];

/** Returns the output or refusal, with instants replaced by THEN and without the line about the proof. */
export async function releaseLine(PORTAL_STORE: string, line: string): Promise<string> {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const said: string[] = [];
  try {
    await runRelease(unproved(words), (text) => said.push(text), { PORTAL_STORE });
  } catch (error) {
    if (error instanceof HelpRequested) return `? ${error.usage}`;
    if (!(error instanceof UserFacingError)) throw error;
    said.push(`✗ ${error.message}\n${error.hint}`);
  }
  return said
    .join('\n')
    .replaceAll(/^Not proved: .*\n?|\nNot proved: .*$/gm, '')
    .replaceAll(/\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?: UTC|\S+Z)/g, 'THEN');
}
