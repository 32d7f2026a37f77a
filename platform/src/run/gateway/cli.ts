import { runCommand } from '../faults/runCommand.ts';
import { startGateway } from './startGateway.ts';

/** Ends on SIGTERM. */
await runCommand(async () => {
  const gateway = await startGateway(process.env, console.log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void gateway.close().then(() => process.exit(0)));
  }
});
