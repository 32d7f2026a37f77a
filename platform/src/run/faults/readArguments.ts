import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '@portal/node';
import { UserFacingError } from './UserFacingError.ts';

/** Thrown when help is requested; not a failure. */
export class HelpRequested extends Error {
  readonly usage: string;

  constructor(usage: string) {
    super('Help was asked for.');
    this.name = 'HelpRequested';
    this.usage = usage;
  }
}

/**
 * @throws {HelpRequested} if help is requested
 * @throws UserFacingError naming the unknown argument
 */
export function readArguments<O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
  usage: string,
) {
  if (args.includes('--help') || args.includes('-h')) throw new HelpRequested(usage);
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UserFacingError(wordsOf(error), usage, error);
  }
}

/** Only the first sentence; the rest is about file names that start with a hyphen. */
function wordsOf(error: unknown): string {
  const message = messageOf(error);
  const [, word] = /Unknown option '(.+?)'/.exec(message) ?? [];
  return word === undefined ? message : `There is no option ${word}.`;
}
