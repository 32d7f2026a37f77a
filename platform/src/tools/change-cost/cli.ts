import { readArguments } from '#run/faults/readArguments.ts';
import { runCommand } from '#run/faults/runCommand.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { costOf } from './costOf.ts';
import { sampleChanges } from './sampleChanges.ts';
import { tryPatches } from './tryPatches.ts';

const usage = `pnpm change-cost            files that sample changes touch; tries their patches in a copy of the project
pnpm change-cost --count    without trying them`;

await runCommand(async () => {
  const { count } = readArguments(process.argv.slice(2), { count: { type: 'boolean' } }, usage).values;
  const measured = sampleChanges.map((change) => ({ ...change, cost: costOf(change.files) }));
  for (const { name, limit, cost, patch } of measured) {
    const how = patch === undefined ? 'listed by hand' : 'a patch';
    console.log(`${name} (${how})`);
    console.log(
      `  ${cost.files} files of at most ${limit}, in ${cost.packages.length} packages: ${cost.packages.join(', ')}`,
    );
    if (cost.generated > 0) console.log(`  and ${cost.generated} that tools write`);
  }
  const above = measured.filter(({ cost, limit }) => cost.files > limit);
  if (above.length > 0)
    throw new UserFacingError(
      `Above the limit: ${above.map(({ name }) => name).join('; ')}`,
      'Find out which fact is declared twice. The limits are in platform/src/tools/change-cost.',
    );
  if (count !== true) await tryPatches(sampleChanges);
});
