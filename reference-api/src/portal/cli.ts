import { runPortalCommand } from './runPortalCommand.ts';

/** `pnpm portal <command>`; in the image: `node dist/portal.js <command>`, with the server's settings. */
process.exitCode = await runPortalCommand(process.argv.slice(2), {
  variables: process.env,
  say: (line) => console.log(line),
  warn: (line) => console.error(line),
});
