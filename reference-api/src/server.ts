import { unknownSettingLines } from '@portal/node';
import { readConfig, type Config } from './config.ts';
import { explainFatal } from './explainFatal.ts';
import { startApi, type RunningApi } from './startApi.ts';

const stopLimitMs = 10_000;

function fail(error: unknown, config?: Config): never {
  const place = { port: config?.PORTAL_API_PORT ?? 0, dataFolder: config?.PORTAL_DATA ?? '' };
  console.error(explainFatal(error, place));
  process.exit(1);
}

/** Stops on the first signal; a second one, or ten seconds, end the process at once. */
function stopOnSignal(running: RunningApi): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function main(): Promise<void> {
  for (const line of unknownSettingLines(process.env)) console.warn(line);
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const running = await startApi(config);
    stopOnSignal(running);
    console.log(`The API listens on http://127.0.0.1:${running.port}/api (${running.engine}).`);
  } catch (error) {
    fail(error, config);
  }
}

await main();
