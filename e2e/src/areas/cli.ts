import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '../portal/checkout.ts';
import { areasOfTests } from './areasOfTests.ts';

// `pnpm areas`: runs all browser tests and writes which areas and screens each test loads, for `npm test -- --changed`.
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
    const areas = areasOfTests(readFileSync(record, 'utf8'), (spec) =>
      readFileSync(join(checkout, 'e2e/specs', spec), 'utf8'),
    );
    writeFileSync(join(checkout, 'e2e/specs/areas.json'), `${JSON.stringify(areas, null, 2)}\n`);
  } else {
    console.error('A browser test failed; areas.json stays as it was.');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
