import { markdownTable, runBenchmark } from '@portal/node';
import { onEachEngine } from '../engines.ts';
import { measureMails, type MeasuredMails } from './measureMails.ts';

const headings = [
  'Engine',
  'Matches',
  'Mails',
  'Matches a second',
  'p50 ms',
  'Worst ms',
  'Twice',
  'Not entitled',
  'Mails a second',
  'MiB',
];

const numbersOf = (found: MeasuredMails): number[] => [
  found.matches,
  found.mails,
  found.matchesPerSecond,
  found.p50,
  found.worst,
  found.again,
  found.unentitled,
  found.mailsPerSecond,
  found.memory,
];

/** `pnpm bench:mails [--clients 10000] [--publications 100] [--sent 3000]`: mails about new research. */
await runBenchmark({
  command: 'bench:mails',
  settings: { clients: 10_000, publications: 100, sent: 3000 },
  measure: async (load) => {
    const rows = await onEachEngine(async (databaseUrl) =>
      numbersOf(await measureMails(databaseUrl, load)).map((number) => number.toFixed(0)),
    );
    return {
      facts: `${load.clients} clients, ${load.publications} publications, ${load.sent} mails sent.`,
      parts: [markdownTable([headings, ...rows], headings.slice(1))],
    };
  },
});
