import { runRelease } from '../commands/runRelease.ts';
import { runCommand } from '../faults/runCommand.ts';

await runCommand(() => runRelease(process.argv.slice(2), console.log));
