import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserFacingError } from './UserFacingError.ts';

/** Thrown when help is requested. Not a failure; nothing else is done. */
export class HelpAsked extends Error {
  readonly usage: string;

  constructor(usage: string) {
    super('Help was asked for.');
    this.name = 'HelpAsked';
    this.usage = usage;
  }
}

/**
 * Parses a command line.
 * @throws {HelpAsked} if help is requested
 * @throws UserFacingError naming the argument that is not understood
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

/** The first sentence; the rest explains how to pass a file name that starts with a hyphen. */
function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, word] = /Unknown option '(.+?)'/.exec(message) ?? [];
  return word === undefined ? message : `There is no option ${word}.`;
}
