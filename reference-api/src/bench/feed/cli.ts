import { markdownTable, runBenchmark } from '@portal/node';
import { onEachEngine } from '../engines.ts';
import { measureFeed } from './measureFeed.ts';

const headings = ['Engine', 'Without files', 'With files', 'Fed again', 'MiB'];

/** `pnpm bench:feed [--publications 1000] [--megabytes 1]`: publications a minute. */
await runBenchmark({
  command: 'bench:feed',
  settings: { publications: 1000, megabytes: 1 },
  measure: async (load) => {
    const rows = await onEachEngine(async (databaseUrl) => {
      const { bare, withFiles, again, memory } = await measureFeed(databaseUrl, load);
      return [bare, withFiles, again, memory].map((number) => number.toFixed(0));
    });
    return {
      facts: `${load.publications} publications, files of ${load.megabytes} MB.`,
      parts: [markdownTable([headings, ...rows], headings.slice(1))],
    };
  },
});
