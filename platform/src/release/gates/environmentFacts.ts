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
      Object.entries(remotes).map(([name, remote]) => [name, remoteFacts(remote, records.get(name))]),
    ),
  };
}

function said(record: ReleaseRecord | undefined): Pick<ShellFacts, 'shared' | 'offers'> {
  if (record === undefined || !('offers' in record)) return {};
  const { shared, offers } = record;
  return { shared, offers };
}

function remoteFacts(remote: RemoteFacts, record: ReleaseRecord | undefined): RemoteFacts {
  if (record === undefined || !('uses' in record)) return remote;
  const { shared, uses } = record;
  return { ...remote, shared, uses };
}
