import type { EnvironmentFacts, RemoteFacts, ShellFacts } from '@portal/release-rules';
import type { Environment } from '@portal/wire';
import type { ReleaseRecord } from '../releases/releaseRecord.ts';

/** Facts for the rules: from the build records, else from the environment document. */
export function environmentFacts(
  { shell, remotes }: Pick<Environment, 'shell' | 'remotes'>,
  records: ReadonlyMap<string, ReleaseRecord>,
): EnvironmentFacts {
  return {
    shell: { ...said(records.get('shell')), version: shell.version, contract: shell.contract },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [name, { ...remote, ...said(records.get(name)) }]),
    ),
  };
}

function said(
  record: ReleaseRecord | undefined,
): Pick<ShellFacts & RemoteFacts, 'shared' | 'uses' | 'offers'> {
  if (record === undefined) return {};
  const { shared, uses, offers } = record;
  return { shared, uses, offers };
}
