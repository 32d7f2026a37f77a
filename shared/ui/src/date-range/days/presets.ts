import { daysBefore } from '@portal/i18n';
import { yearBefore } from './calendarDays.ts';
import type { DayRange } from './DayRange.ts';

export const presets = ['today', 'days7', 'days30', 'days90', 'year'] as const;
export type Preset = (typeof presets)[number];

const daysOf = { today: 1, days7: 7, days30: 30, days90: 90 } as const;

/** Range of a preset, ending with today: 7 days are today and the six before. */
export function presetRange(preset: Preset, today: string): DayRange {
  const start = preset === 'year' ? daysBefore(yearBefore(today), -1) : daysBefore(today, daysOf[preset] - 1);
  return { start, end: today };
}
