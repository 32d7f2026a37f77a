import type { en } from '../messages/en.ts';

const areaNames = new Map<string, keyof typeof en>([
  ['auth', 'shell.area.auth'],
  ['libraries', 'shell.area.libraries'],
  ['profiles', 'shell.area.profiles'],
  ['team-coverage', 'shell.area.team-coverage'],
  ['preferences', 'shell.area.preferences'],
]);

/** What readers call an area, as the subject of a sentence. */
export const areaName = (area: string): keyof typeof en => areaNames.get(area) ?? 'shell.area.other';
