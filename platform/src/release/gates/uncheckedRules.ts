import type { EnvironmentFacts } from '@portal/release-rules';

/** Why not every rule can be checked, as sentences; empty if all can. */
export function uncheckedRules({ shell, remotes }: EnvironmentFacts): string[] {
  const { version, shared, offers } = shell;
  if (shared === undefined || offers === undefined)
    return [`The record of shell ${version} is missing: what builds need of it was not compared.`];
  return Object.entries(remotes).flatMap(([name, remote]) => {
    const unlisted = Object.keys(remote.uses).filter((library) => !Object.hasOwn(offers, library));
    if (unlisted.length === 0) return [];
    return [
      `${name} ${remote.version} uses ${unlisted.join(', ')}, of which shell ${version} lists no names.`,
    ];
  });
}
