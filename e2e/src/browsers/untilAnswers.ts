import type { ChildProcess } from 'node:child_process';

const patienceMs = 30_000;

/** @throws if the program ends or does not answer in time */
export async function untilAnswers<Answer>(
  program: ChildProcess,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const limit = Date.now() + patienceMs;
  for (;;)
    try {
      return await ask();
    } catch (cause) {
      if (program.exitCode !== null || Date.now() > limit)
        throw new Error(`${program.spawnfile} does not answer.`, { cause });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

export async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await gone;
}
