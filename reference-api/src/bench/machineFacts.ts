import { cpus, loadavg, totalmem } from 'node:os';
import { hashPassword, passwordPower } from '#areas/auth/passwords.ts';

/** What the numbers depend on: cores, memory, load at the start, Node, and the hash that a sign-in costs. */
export async function machineFacts(seconds: number): Promise<string> {
  const begin = performance.now();
  const [, N = '', r = '', p = ''] = (await hashPassword('Research-2026', passwordPower.production)).split(
    '$',
  );
  const hashMs = performance.now() - begin;
  return [
    `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version},`,
    `load ${(loadavg()[0] ?? 0).toFixed(1)} before the run; generator and API on the same cores; ${seconds} s a row.`,
    `Hash: scrypt N=${N} r=${r} p=${p}, ${Math.round(hashMs)} ms for one.`,
  ].join(' ');
}
