import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { engines } from '../engines.ts';
import { measureMails, type MailLoad, type MeasuredMails } from './measureMails.ts';

const document = fileURLToPath(new URL('../../../../docs/benchmarks.md', import.meta.url));
const begins = '<!-- bench:mails begins -->';
const ends = '<!-- bench:mails ends -->';

const row = (engine: string, found: MeasuredMails) =>
  [
    engine,
    found.matches,
    found.mails,
    found.matchesPerSecond.toFixed(0),
    found.p50.toFixed(0),
    found.worst.toFixed(0),
    found.again,
    found.unentitled,
    found.mailsPerSecond.toFixed(0),
    found.memory.toFixed(0),
  ].join(' | ');

const headings =
  'Engine | Matches | Mails | Matches a second | p50 ms | Worst ms | Twice | Not entitled | Mails a second | MiB';

/** `pnpm bench:mails [--clients 10000] [--publications 100] [--sent 3000] [--dry-run]`: prints the table and writes it to docs/benchmarks.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      clients: { type: 'string', default: '10000' },
      publications: { type: 'string', default: '100' },
      sent: { type: 'string', default: '3000' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const load: MailLoad = {
    clients: Number(values.clients),
    publications: Number(values.publications),
    sent: Number(values.sent),
  };
  const facts = `${cpus().length} cores, Node ${process.version}, load ${(loadavg()[0] ?? 0).toFixed(1)} before the run; ${load.clients} clients, ${load.publications} publications, ${load.sent} mails sent.`;
  const rows: string[] = [];
  for await (const engine of engines()) {
    try {
      rows.push(`| ${row(engine.name, await measureMails(engine.databaseUrl, load))} |`);
    } finally {
      await engine.stop();
    }
  }
  const rules = headings.replace(/[^|]+/g, (_, offset: number) => (offset === 0 ? '---' : '---:'));
  const text = [facts, '', `| ${headings} |`, `| ${rules.replaceAll('|', ' | ')} |`, ...rows].join('\n');
  console.log(text);
  if (values['dry-run']) return;
  const [before = '', rest = ''] = readFileSync(document, 'utf8').split(begins);
  writeFileSync(document, `${before}${begins}\n\n${text}\n\n${ends}${rest.split(ends)[1] ?? ''}`);
}

await main();
