import { StartError } from '#StartError.ts';

/** A command of `pnpm portal`. */
export interface PortalCommand {
  /** One line for each way to call it, with what it does. */
  usage: readonly string[];
  /** @throws StartError with what to do */
  run: (args: string[], context: CommandContext) => Promise<CommandOutcome>;
}

export interface CommandContext {
  variables: Record<string, string | undefined>;
  say: (line: string) => void;
  /** Apart from the output, which may be sent to a file. */
  warn: (line: string) => void;
}

/** `refused`: it said what was wrong; the process ends with 1. */
export type CommandOutcome = 'done' | 'refused';

/** For words that a command does not know. */
export const misused = (usage: readonly string[]): StartError =>
  new StartError(`Usage:\n${usage.map((line) => `  pnpm portal ${line}`).join('\n')}`);
