import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environmentNames } from '@portal/wire';
import { portalPackages } from '../build/portalPackages.ts';
import { PortalFault } from '../faults/PortalFault.ts';
import { runCommand } from '../faults/runCommand.ts';
import { checkout } from '../settings/checkout.ts';
import { portalSettings } from '../settings/portalSettings.ts';
import { folderStore } from '../store/folderStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { nginxCommand } from '../nginx/nginxCommand.ts';
import { publishBuilds } from './publishBuilds.ts';
import { statusText } from './status.ts';

const usage = `pnpm release publish [package…] [--environment local] [--why "…"] [--from <folder>] [--dry-run]
pnpm release status
pnpm release nginx --out <folder> [--environment local] [--listen 127.0.0.1:4300] [--run]`;

interface Arguments {
  names: string[];
  environment: string | undefined;
  why: string | undefined;
  /** Folder of the one package named, when its build lies elsewhere, as a pipeline's may. */
  from: string | undefined;
  dryRun: boolean;
}

await runCommand(async () => {
  const { positionals, values } = readArguments();
  const [command, ...names] = positionals;
  const settings = portalSettings();
  const store = folderStore(settings.storeFolder);
  if (command === 'status') console.log(await statusText(store));
  else if (command === 'nginx') {
    const environment = environmentNamed(values.environment ?? settings.environment);
    await nginxCommand({ settings: { ...settings, environment }, ...values });
  } else if (command === 'publish') {
    const { environment = settings.environment, why, from, 'dry-run': dryRun = false } = values;
    await publishCommand(store, { names, environment, why, from, dryRun });
  } else throw new PortalFault('Which command?', usage);
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        environment: { type: 'string' },
        why: { type: 'string' },
        from: { type: 'string' },
        'dry-run': { type: 'boolean' },
        out: { type: 'string' },
        listen: { type: 'string' },
        run: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new PortalFault(error instanceof Error ? error.message : String(error), usage, error);
  }
}

function environmentNamed(asked: string | undefined) {
  const environment = environmentNames.find((name) => name === asked);
  if (environment === undefined) {
    throw new PortalFault(
      `There is no environment ${asked}.`,
      `Choose from: ${environmentNames.join(', ')}.`,
    );
  }
  return environment;
}

async function publishCommand(
  store: ReleaseStore,
  { names, environment: asked, why, from, dryRun }: Arguments,
) {
  const environment = environmentNamed(asked);
  const all = (await portalPackages(checkout)).filter(({ role }) => role !== 'server');
  const unknown = names.find((name) => !all.some((one) => one.name === name));
  if (unknown !== undefined) {
    throw new PortalFault(
      `${unknown} cannot be released.`,
      `Choose from: ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (from !== undefined && names.length !== 1)
    throw new PortalFault('--from says where the build of one package lies.', usage);
  const named = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  const packages = from === undefined ? named : named.map((one) => ({ ...one, folder: resolve(from) }));
  const result = await publishBuilds({
    store,
    environment,
    packages,
    why: why ?? 'published by hand',
    dryRun,
  });
  const verb = dryRun ? 'would run' : 'runs';
  if (!result.changed)
    return console.log(`${environment} ${verb} all of that already (revision ${result.revision}).`);
  console.log(`${environment} ${verb} revision ${result.revision}:`);
  for (const { name, version } of result.taken) console.log(`  ${name} ${version}`);
  if (dryRun) console.log('Nothing was written (--dry-run).');
}
