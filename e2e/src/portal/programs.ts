import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Functions, Program } from './bundledPrograms.ts';
import { portalPlace } from './portal.ts';

export const program = (name: Program): [node: string, file: string] => [
  process.execPath,
  join(portalPlace().programs, `${name}.mjs`),
];

/** A function of the platform, in this process. */
export async function platformFunction<Name extends keyof Functions>(name: Name): Promise<Functions[Name]> {
  const file = join(portalPlace().programs, `${name}.mjs`);
  return ((await import(pathToFileURL(file).href)) as Pick<Functions, Name>)[name];
}

export function runProgram(
  name: Program,
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string; errors: string }> {
  const [node, file] = program(name);
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: 10_000_000 };
    execFile(node, [file, ...parameters], options, (error, output, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output, errors }),
    );
  });
}
