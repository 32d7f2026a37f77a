import type { ShellFacts } from '@portal/release-rules';
import type { PageEnvironment } from '@portal/wire';
import { laterShared } from './provideShared.ts';
import { federation } from './runtime.ts';

/**
 * Includes modules that load later. Export names come from the modules, so a package's names are compared only once it
 * is loaded.
 */
export function shellFacts({ shell: { version, contract } }: Pick<PageEnvironment, 'shell'>): ShellFacts {
  const shared: Record<string, string> = { ...laterShared };
  const offers: Record<string, string[]> = {};
  for (const [library, [brought]] of Object.entries(federation().options.shared)) {
    if (brought === undefined) continue;
    shared[library] = brought.version;
    const module: unknown = brought.lib?.();
    if (library.startsWith('@portal/') && typeof module === 'object' && module !== null)
      offers[library] = Object.keys(module);
  }
  return { version, contract, shared, offers };
}
