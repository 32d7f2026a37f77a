import { apiConfiguration } from './configuration.ts';

/** What the API calls a portal tab. [K-03] */
export const tabNameAtApi = (tab: string): string => apiConfiguration().tabNames?.[tab] ?? tab;

/** A map by the API's names of portal tabs, by the portal's own; what has none stays as it is. [K-03] */
export function byOwnTabNames<Entry>(map: Partial<Record<string, Entry>>): Partial<Record<string, Entry>> {
  const own = new Map(Object.entries(apiConfiguration().tabNames ?? {}).map(([tab, name]) => [name, tab]));
  return Object.fromEntries(Object.entries(map).map(([name, entry]) => [own.get(name) ?? name, entry]));
}
