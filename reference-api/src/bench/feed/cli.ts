import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { engines } from '../engines.ts';
import { measureFeed, type FeedLoad } from './measureFeed.ts';

const document = fileURLToPath(new URL('../../../../docs/benchmarks.md', import.meta.url));
const begins = '<!-- bench:feed begins -->';
const ends = '<!-- bench:feed ends -->';

/** `pnpm bench:feed [--publications 1000] [--megabytes 1] [--dry-run]`: prints the table and writes it to docs/benchmarks.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      publications: { type: 'string', default: '1000' },
      megabytes: { type: 'string', default: '1' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const load: FeedLoad = { publications: Number(values.publications), megabytes: Number(values.megabytes) };
  const facts = `${cpus().length} cores, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)} before the run; ${load.publications} publications, files of ${load.megabytes} MB.`;
  const rows: string[] = [];
  for await (const engine of engines()) {
    try {
      const { bare, withFiles, again, memory } = await measureFeed(engine.databaseUrl, load);
      const numbers = [bare, withFiles, again, memory].map((number) => number.toFixed(0));
      rows.push(`| ${[engine.name, ...numbers].join(' | ')} |`);
    } finally {
      await engine.stop();
    }
  }
  const heading =
    '| Engine | Without files | With files | Fed again | MiB |\n| --- | ---: | ---: | ---: | ---: |';
  const text = [facts, '', heading, ...rows].join('\n');
  console.log(text);
  if (values['dry-run']) return;
  const [before = '', rest = ''] = readFileSync(document, 'utf8').split(begins);
  writeFileSync(document, `${before}${begins}\n\n${text}\n\n${ends}${rest.split(ends)[1] ?? ''}`);
}

await main();
