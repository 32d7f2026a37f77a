import { apiConfiguration } from './configuration.ts';

/** The API's name of a portal tab. [K-03] */
export const tabNameAtApi = (tab: string): string => apiConfiguration().tabNames?.[tab] ?? tab;

/** Re-keys a map from the API's names of portal tabs to the portal's own; unknown names stay. [K-03] */
export function byOwnTabNames<Entry>(map: Partial<Record<string, Entry>>): Partial<Record<string, Entry>> {
  const own = new Map(Object.entries(apiConfiguration().tabNames ?? {}).map(([tab, name]) => [name, tab]));
  return Object.fromEntries(Object.entries(map).map(([name, entry]) => [own.get(name) ?? name, entry]));
}
