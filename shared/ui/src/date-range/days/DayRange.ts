/** Two calendar days, `yyyy-MM-dd`; both belong to the range. */
export interface DayRange {
  start: string;
  end: string;
}

/** The two ends of a range, as their fields hold them. */
export type RangeEnd = keyof DayRange;

export const rangeEnds: readonly RangeEnd[] = ['start', 'end'];

export const sameRange = (one: DayRange | undefined, other: DayRange | undefined): boolean =>
  one?.start === other?.start && one?.end === other?.end;
