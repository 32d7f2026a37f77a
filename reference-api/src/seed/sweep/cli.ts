import { sweepArguments } from './sweepArguments.ts';
import { demoFacts, sweepDays } from './sweepDays.ts';

/**
 * `pnpm --filter reference-api sweep [--from 2026-11-22] [--days 60] [--size 2000]`: exits with 1 if a fact fails on
 * any day.
 */
function main(): void {
  const range = sweepArguments(process.argv.slice(2));
  const violations = sweepDays(range);
  for (const { day, fact, found } of violations) console.log(`${day}: ${fact}: ${found}`);
  const failed = new Set(violations.map(({ day }) => day)).size;
  console.log(
    `${range.days} days from ${range.from}, ${demoFacts.length} facts each: ` +
      (failed === 0 ? 'all hold.' : `facts fail on ${failed} of the days.`),
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
