import { writeFile } from 'node:fs/promises';
import { systemErrorCode } from '@portal/node';
import { chosenEnvironment, type CommandContext } from '../commands/releaseWords.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { renderProof } from './proofPage.ts';
import { proofText } from './proofText.ts';
import { latestProven, provenChange } from './provenChange.ts';

/** `proof [revision or proposal] --environment uat [--save proof.html]`: by default of the newest revision with one. [F-20] */
export async function proofCommand(context: CommandContext): Promise<void> {
  const { store, names, values, say } = context;
  const environment = chosenEnvironment(context);
  if (names.length > 1)
    throw new UserFacingError(
      'Which revision?',
      `Name one: pnpm release proof ${names[0]} --environment ${environment}`,
    );
  const name = names[0] ?? (await latestProven(store, environment));
  const change = await provenChange({ store, environment, name });
  if (values.save === undefined) return say(proofText(change));
  await save(values.save, renderProof(change));
  say(`Pages, times and pictures: ${values.save}`);
}

async function save(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UserFacingError(
      `The proof cannot be written to ${file} (${systemErrorCode(error)}).`,
      'Name a file in a folder that exists and can be written to: --save proof.html',
      error,
    );
  }
}
