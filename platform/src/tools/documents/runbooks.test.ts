import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { runRelease } from '#release/commands/runRelease.ts';
import { buildGateway } from '#run/gateway/buildGateway.ts';
import { checkout } from '#run/settings/checkout.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { aRemoteBuild } from '#testing/aBuild.ts';
import { copiesOf } from '#testing/copiesOf.ts';
import { unproved } from '#testing/releaseLine.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { projectFiles } from './projectFiles.ts';

const root = temporaryFolder();
const runbooks = projectFiles(['.md']).filter((file) => file.startsWith('docs/runbooks/'));
const libraries = { name: 'mfe-libraries', paths: { public: [], signedIn: [], gated: ['/equities'] } };
const profiles = { name: 'mfe-profiles', paths: { public: [], signedIn: [], gated: ['/profile'] } };
/** As the runbook shows one. */
const shownProposal = 'jkwmq2x7ahzp4fns';
const fakeAddress = 'https://research.example.com';

let gateway: FastifyInstance | undefined;
afterEach(() => gateway?.close());

const commandsIn = (file: string): string[] =>
  [...readFileSync(join(checkout, file), 'utf8').matchAll(/```sh\n([^]*?)```/g)]
    .flatMap(([, text = '']) => text.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);

const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const newFolder = copiesOf(root, async (folder) => {
  const store = folderStore(join(folder, 'store'));
  for (const environment of ['uat', 'staging', 'prod'] as const) {
    const into = { environment };
    await publishFakes({ store, folder, shell: { shellLinks: [] }, remotes: [libraries, profiles] }, into);
    await publishFakes({ store, folder, remotes: [{ ...libraries, version: '1.1.0' }] }, into);
    await publishFakes({ store, folder, remotes: [{ ...libraries, version: '1.2.0' }] }, into);
  }
  await publishFakes(
    { store, folder, remotes: [{ ...libraries, version: '1.3.0' }] },
    { environment: 'uat' },
  );
  await aRemoteBuild(join(folder, 'new', 'dist'), { ...libraries, version: '2.0.0' });
});

/** uat is ahead; prod has had two versions. */
async function aPortal(folder: string): Promise<string> {
  const store = folderStore(join(folder, 'store'));
  gateway = await buildGateway({
    ...{ store, storeFolder: store.location, environment: 'prod', report: () => {} },
    apiOrigins: ['http://127.0.0.1:1'],
  });
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

test.each(runbooks)(
  'every command in %s does what it says',
  async (file) => {
    const folder = await newFolder();
    const origin = await aPortal(folder);
    const commands = commandsIn(file);
    let proposal = '';
    expect(commands.length).toBeGreaterThan(2);
    for (const command of commands) {
      expect(command).toMatch(/^pnpm release /);
      const words = unproved(wordsOf(command.replace(shownProposal, proposal)).slice(2));
      // In a remote's folder these build it first; here a build exists.
      if (words[0] === 'publish' || command.includes('propose --environment'))
        words.push('mfe-libraries', '--from', join(folder, 'new'));
      if (words[0] === 'repair') words.push('--from', join(folder, 'mfe-libraries'));
      if (words[0] === 'status-page') words.push('--listen', '127.0.0.1:0');
      const said: string[] = [];
      const running = await runRelease(
        words.map((word) => word.replace(fakeAddress, origin)),
        (text) => said.push(text),
        { PORTAL_STORE: join(folder, 'store') },
      );
      await running?.close();
      proposal = /^Proposal ([a-z2-7]{16}) of/.exec(said.join('\n'))?.[1] ?? proposal;
      expect({ command, said: said.join('\n') }).toEqual({ command, said: expect.stringMatching(/\S/) });
      expect(said.join('\n')).not.toMatch(/all of that already|run the same/);
    }
  },
  60_000,
);

test('there is a runbook for each case', () => {
  expect(runbooks.map((file) => file.replace('docs/runbooks/', '')).toSorted()).toEqual([
    ...['promote.md', 'propose.md', 'release.md', 'remote-down.md', 'retire.md', 'rollback.md'],
  ]);
});
