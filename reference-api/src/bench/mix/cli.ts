import { markdownTable, runBenchmark, zurichDay } from '@portal/node';
import { buildApi, type ApiProcess } from '../ApiProcess.ts';
import { onSeededPostgres } from '../onSeededPostgres.ts';
import { measureMix } from './measureMix.ts';
import { contentOf, type CallSet } from './pageCalls.ts';
import { addReaders } from './readers.ts';

const mostReaders = 200;

interface Round {
  processes: number;
  meant: CallSet;
  readers: number;
}

const rounds: readonly Round[] = [
  { processes: 1, meant: 'all', readers: 50 },
  { processes: 1, meant: 'research', readers: 50 },
  { processes: 1, meant: 'least', readers: 50 },
  { processes: 1, meant: 'all', readers: mostReaders },
  { processes: 2, meant: 'all', readers: 50 },
  { processes: 2, meant: 'all', readers: mostReaders },
];

const headings = [
  'Calls',
  'Processes',
  'Readers',
  'Answers',
  'A second',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'Refused',
];

async function measureRounds(seeded: ApiProcess, seconds: number): Promise<string[][]> {
  const apis = [await seeded.another()];
  try {
    const [first = seeded] = apis;
    const content = await contentOf(first, zurichDay(new Date()));
    const rows: string[][] = [];
    for (const { processes, meant, readers } of rounds) {
      while (apis.length < processes) apis.push(await seeded.another());
      console.log(`${readers} readers, ${processes} processes, ${meant}`);
      const { answers, refused, perSecond, p50, p95, p99 } = await measureMix(apis, {
        readers,
        seconds,
        content,
        meant,
      });
      const times = [perSecond, p50, p95, p99].map((value) => value.toFixed(1));
      rows.push([meant, String(processes), String(readers), String(answers), ...times, String(refused)]);
    }
    return rows;
  } finally {
    for (const each of apis) await each.stop();
  }
}

/** `pnpm bench:mix [--seconds 20] [--size 100000]`: readers who make the calls of the pages in their real proportions. */
await runBenchmark({
  command: 'bench:mix',
  settings: { seconds: 20, size: 100_000 },
  measure: async ({ seconds, size }) => {
    buildApi();
    const rows = await onSeededPostgres({
      size,
      prepare: (db) => addReaders(db, mostReaders),
      measure: (seeded) => measureRounds(seeded, seconds),
    });
    return {
      facts: `generator, API and PostgreSQL on the same cores; ${size} publications, ${seconds} s a row.`,
      parts: [markdownTable([headings, ...rows], headings.slice(1))],
    };
  },
});
