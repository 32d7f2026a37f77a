import { startLiveServer, watchRelease } from '@portal/build/live';

/**
 * A process of its own for a package's builds, which need Node's own modules: `<folder> <port>` serves it live, `<folder>`
 * makes its release build at every save. Says each build. Ends on SIGTERM.
 */
const [folder = '', port] = process.argv.slice(2);
const say = (line: string) => console.log(line);
const running =
  port === undefined
    ? await watchRelease({
        folder,
        say,
        built: (files) => Promise.resolve(say(`files in ${files}`)),
      })
    : await startLiveServer({ folder, port: Number(port), pageOrigins: [], say });

process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
