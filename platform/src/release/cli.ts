import { runRelease } from './commands/runRelease.ts';
import { runCommand } from '#run/faults/runCommand.ts';

await runCommand(async () => {
  const running = await runRelease(process.argv.slice(2), console.log);
  if (running === undefined) return;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void running.close().then(() => process.exit(0)));
});
