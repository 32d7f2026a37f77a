import { portalPlace } from '../portal/portal.ts';
import { runProgram } from '../portal/programs.ts';

/** `pnpm release promote … --to local` in a process of its own, whose start counts. @throws with its output if it refuses */
export async function promote(...releases: readonly string[]): Promise<void> {
  const { code, errors } = await runProgram(
    'release',
    ['promote', ...releases, '--to', 'local', '--why', 'measured'],
    { PORTAL_DATA: portalPlace().dataFolder },
  );
  if (code !== 0) throw new Error(`The promotion failed:\n${errors}`);
}
