import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { declaredPaths } from '@portal/build/generator';
import { runCommand } from '#run/faults/runCommand.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { checkout } from '#run/settings/checkout.ts';
import { newRemoteCommand } from './newRemoteCommand.ts';
import { packPackages } from './packPackages.ts';

/** Links workspace dependencies; all are installed already. */
async function linkPackages(root: string): Promise<void> {
  const child = spawn('pnpm install --frozen-lockfile --offline --reporter=append-only', {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: 'true',
      PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
    },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code === 0) return;
  const said = (await output).join('').trimEnd().split('\n').slice(-15).join('\n');
  throw new UserFacingError(
    `The remote was created, but its packages could not be linked:\n\n${said}\n`,
    'Fix that, then link them: pnpm install',
  );
}

/** `pnpm new:remote <name>` */
await runCommand(() =>
  newRemoteCommand(process.argv.slice(2), {
    root: checkout,
    say: console.log,
    declared: declaredPaths,
    link: linkPackages,
    pack: packPackages,
  }),
);
