import { dirname } from 'node:path';
import { publishDerivedSet } from '../portal/derivedRelease.ts';
import { Faults } from '../portal/faults.ts';
import { addEnvironment } from '../portal/releaseStore.ts';
import { runProgram } from '../portal/programs.ts';

const remote = 'mfe-team-coverage';

export interface ProvedPromotion {
  /** From the command's start to its end, in ms. */
  ms: number;
  /** What the command says of the proof. */
  proof: string;
}

/** An area of two pages, from uat to staging, by the command in a process of its own. @throws if it is refused */
export async function promoteProved(): Promise<ProvedPromotion> {
  const faults = new Faults();
  try {
    const { storeFolder } = await faults.withPortal({
      environment: 'uat',
      store: (store) => addEnvironment(store, 'staging'),
    });
    await publishDerivedSet(storeFolder, [{ package: remote, version: '9.0.0' }], { environment: 'uat' });
    const begun = performance.now();
    const { code, output, errors } = await runProgram(
      'release',
      ['promote', remote, '--to', 'staging', '--why', 'measured'],
      { PORTAL_DATA: dirname(storeFolder) },
    );
    if (code !== 0) throw new Error(`The promotion was refused:\n${errors}`);
    const [, proof = output] = /^\s*Proved: (.*)$/m.exec(output) ?? [];
    return { ms: Math.round(performance.now() - begun), proof };
  } finally {
    await faults.end();
  }
}
