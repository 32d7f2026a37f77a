import { runCommand } from '#run/faults/runCommand.ts';
import { runConformance } from './runConformance.ts';

await runCommand(async () => {
  const works = await runConformance(process.argv.slice(2), process.env['PORTAL_PASSWORD'], console.log);
  if (!works) process.exitCode = 1;
});
