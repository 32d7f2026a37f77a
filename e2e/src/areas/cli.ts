import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '../portal/checkout.ts';

// `pnpm areas`: runs all browser tests and writes which areas each file shows, for `npm test -- --changed`.
const folder = mkdtempSync(join(tmpdir(), 'areas-'));
const record = join(folder, 'shown');
try {
  writeFileSync(record, '');
  const { status } = spawnSync('npx', ['playwright', 'test'], {
    cwd: join(checkout, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, PORTAL_RECORD_AREAS: record },
  });
  if (status === 0) {
    const shown = new Map<string, Set<string>>();
    for (const line of readFileSync(record, 'utf8').trim().split('\n')) {
      const [spec = '', ...areas] = line.split(' ');
      shown.set(spec, new Set([...(shown.get(spec) ?? []), ...areas]));
    }
    const sorted = [...shown].sort(([a], [b]) => a.localeCompare(b));
    const text = JSON.stringify(
      Object.fromEntries(sorted.map(([spec, areas]) => [spec, [...areas].sort()])),
      null,
      2,
    );
    writeFileSync(join(checkout, 'e2e/specs/areas.json'), `${text}\n`);
  } else {
    console.error('A browser test failed; areas.json stays as it was.');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
