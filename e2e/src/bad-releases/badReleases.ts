import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '@portal/contract';
import type { DemoClient } from '../browser/clients.ts';
import { foreignPages, foreignRelease, publishForeign } from '../builds/foreignRemote.ts';
import { publishDerivedSet } from '../portal/derivedRelease.ts';

/** A release that its record does not give away. */
export interface BadRelease {
  name: string;
  /** As reports name it. */
  remote: string;
  path: string;
  /** Of its page in the version before. */
  heading: string;
  /** Who opens it. @default 'everything' */
  client?: DemoClient;
  /** A page of it never answers. */
  freezes?: true;
  /** Releases the version before. */
  prepare?: (store: string) => Promise<void>;
  /** To uat. @throws with the gate's message */
  publish: (store: string, isProved: boolean) => Promise<unknown>;
  /** What happens to it once it is in force. */
  spoil?: (store: string) => Promise<void>;
}

const environment = 'uat';
const version = '9.0.0';

type Change = (text: string, file: string) => string;

const inFile =
  (part: string, change: (text: string) => string): Change =>
  (text, file) =>
    file.includes(part) ? change(text) : text;

const withScreen = (component: string) => (text: string) =>
  text.replace(/Component:\(\)=>([\w$]+)/, `Component:()=>${component}`);

function ofTeam(name: string, change: Change): BadRelease {
  return {
    ...{ name, remote: `mfe-team-coverage@${version}`, path: pages.team.path, heading: 'Team' },
    publish: (store, isProved) =>
      publishDerivedSet(store, [{ package: 'mfe-team-coverage', version, change }], {
        ...{ environment, isProved },
      }),
  };
}

const altered = 'globalThis.foreignAltered = true;\n';

const plain = {
  version: '1.0.1',
  environment,
  pages: [foreignPages.plain],
  routed: [foreignPages.plain],
} as const;

const ofPlain = (name: string): Omit<BadRelease, 'publish'> => ({
  ...{ name, remote: `mfe-foreign@${plain.version}`, path: foreignPages.plain, heading: 'Made elsewhere' },
  prepare: (store) => publishForeign(store, { ...plain, version: '1.0.0' }),
});

async function alter(folder: string): Promise<void> {
  const file = join(folder, 'screen.js');
  await writeFile(file, altered + (await readFile(file, 'utf8')));
  // The gateway would serve what was compressed at release.
  for (const ending of ['.br', '.gz']) await rm(file + ending, { force: true });
}

/** Those that the issue of proofs began with. */
export const badReleases: readonly BadRelease[] = [
  ofTeam(
    'A screen throws when it renders',
    inFile('TeamScreen', withScreen('()=>{throw new Error("broken on render")}')),
  ),
  {
    ...ofTeam('A screen never returns', inFile('TeamScreen', withScreen('()=>{for(;;);}'))),
    freezes: true,
  },
  {
    ...ofTeam(
      'A German message is missing',
      inFile('messages_de', (text) =>
        text.replace('"teamCoverage.team.title":', '"teamCoverage.team.other":'),
      ),
    ),
    // Reads German.
    client: 'bonds',
  },
  {
    ...ofPlain('A file of a plain remote is altered'),
    publish: (store, isProved) =>
      publishForeign(store, { ...plain, isProved, alter: isProved ? alter : () => Promise.resolve() }),
    spoil: (store) => alter(foreignRelease(store, plain.version)),
  },
  {
    ...ofPlain('The record of a plain remote is wrong: its code has another page'),
    publish: (store, isProved) => publishForeign(store, { ...plain, isProved, routed: ['/elsewhere'] }),
  },
];
