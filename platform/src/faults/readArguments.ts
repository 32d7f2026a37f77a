import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserFacingError } from './UserFacingError.ts';

/** Somebody asked how a command is given. It is not a failure, and nothing else is done. */
export class HelpAsked extends Error {
  readonly usage: string;

  constructor(usage: string) {
    super('Help was asked for.');
    this.name = 'HelpAsked';
    this.usage = usage;
  }
}

/**
 * Takes a command line apart.
 * @throws {HelpAsked} where a word asks for help
 * @throws naming the word that is not understood
 */
export function readArguments<O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
  usage: string,
) {
  if (args.includes('--help') || args.includes('-h')) throw new HelpAsked(usage);
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UserFacingError(wordsOf(error), usage, error);
  }
}

/** The first sentence; the others tell how to name a file that begins with a hyphen. */
function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, word] = /Unknown option '(.+?)'/.exec(message) ?? [];
  return word === undefined ? message : `There is no option ${word}.`;
}
