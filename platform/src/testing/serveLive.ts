import { once } from 'node:events';
import { startLiveServer, watchRelease } from '@portal/build/live';

/**
 * A separate process, since builds need Node's own modules: `<folder> <port>` serves a package live until stdin ends,
 * then makes its release build at every save. Prints each build. Ends on SIGTERM.
 */
const [folder = '', port] = process.argv.slice(2);
const say = (line: string) => console.log(line);
process.once('SIGTERM', () => process.exit(0));

const live = await startLiveServer({ folder, port: Number(port), pageOrigins: [], say });
await once(process.stdin.resume(), 'end');
await live.stop();
await watchRelease({ folder, say, built: (files) => Promise.resolve(say(`files in ${files}`)) });
