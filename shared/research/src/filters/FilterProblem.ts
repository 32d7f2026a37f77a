import type { TabProblem } from '../tabs/readTab.ts';

/** A part of an address that is ignored; the rest applies. */
export type FilterProblem =
  | { kind: 'unknownParameter' | 'repeated' | 'notASwitch'; name: string }
  | { kind: 'tooManyValues'; name: string; used: number }
  | { kind: 'valueTooLong'; name: string }
  | { kind: 'unknownValue' | 'contradiction'; name: string; value: string }
  | { kind: 'unknownLibrary'; value: string }
  | { kind: 'searchTooLong' }
  | { kind: 'unknownSorting' }
  | { kind: 'halfRange' | 'backwards' | 'notADay' | 'future' }
  /** With labels of tabs. */
  | (TabProblem & { shown: string });
