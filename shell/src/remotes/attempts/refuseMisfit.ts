import { fitViolations, type ShellFacts } from '@portal/release-rules';
import type { ReleasedVersion } from '@portal/wire';
import { RemoteError } from '../RemoteError.ts';

type Misfit = ReturnType<typeof fitViolations>[number];

function detailOf(misfit: Misfit): string {
  switch (misfit.rule) {
    case 'contract':
      return `it was built against contract ${misfit.needed}, this shell offers ${misfit.offered}`;
    case 'shared':
      return `it needs ${misfit.library} ${misfit.range}, this shell provides ${misfit.offered ?? 'none'}`;
    case 'names':
      return `it uses ${misfit.names.join(', ')} of ${misfit.library}, which this shell does not offer`;
  }
}

/** Runs before anything of the release is loaded. @throws RemoteError naming the rule */
export function refuseMisfit(name: string, release: ReleasedVersion, shell: ShellFacts): void {
  const [misfit] = fitViolations(name, release, shell);
  if (misfit === undefined) return;
  throw new RemoteError({
    remote: name,
    version: release.version,
    step: 'contract',
    detail: detailOf(misfit),
  });
}
