import { messageOf, unknownSettingLines } from '@portal/node';
import { HelpRequested } from './readArguments.ts';
import { UserFacingError } from './UserFacingError.ts';

/** The fault and its hint; just the message of an unexpected error. */
export function faultText(error: unknown): string {
  if (error instanceof UserFacingError)
    return `\n✗ ${error.message}\n  ${error.hint.replaceAll('\n', '\n  ')}\n`;
  const message = messageOf(error);
  return `\n✗ Unexpected error: ${message}\n  Run it again with PORTAL_DEBUG=1 to see where.\n`;
}

/**
 * Runs a command. A failure prints one sentence, without a stack, and exits with 1; a request for help prints the
 * usage. Settings that nothing reads are named first.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  for (const line of unknownSettingLines(process.env)) process.stderr.write(`${line}\n`);
  try {
    await command();
  } catch (error) {
    if (error instanceof HelpRequested) return void process.stdout.write(`${error.usage}\n`);
    process.stderr.write(faultText(error));
    if (process.env['PORTAL_DEBUG']) console.error(error);
    process.exitCode = 1;
  }
}
