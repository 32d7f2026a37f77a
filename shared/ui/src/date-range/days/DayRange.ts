/** Two calendar days, `yyyy-MM-dd`, both inclusive. */
export interface DayRange {
  start: string;
  end: string;
}

export type RangeEnd = keyof DayRange;

export const rangeEnds: readonly RangeEnd[] = ['start', 'end'];

export const sameRange = (one: DayRange | undefined, other: DayRange | undefined): boolean =>
  one?.start === other?.start && one?.end === other?.end;
