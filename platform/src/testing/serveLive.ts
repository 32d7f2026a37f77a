import { once } from 'node:events';
import { startLiveServer, watchRelease } from '@portal/build/live';

/**
 * A process of its own for a package's builds, which need Node's own modules: `<folder> <port>` serves it live until its
 * input ends, and makes its release build at every save from then on. Says each build. Ends on SIGTERM.
 */
const [folder = '', port] = process.argv.slice(2);
const say = (line: string) => console.log(line);
process.once('SIGTERM', () => process.exit(0));

const live = await startLiveServer({ folder, port: Number(port), pageOrigins: [], say });
await once(process.stdin.resume(), 'end');
await live.stop();
await watchRelease({ folder, say, built: (files) => Promise.resolve(say(`files in ${files}`)) });
