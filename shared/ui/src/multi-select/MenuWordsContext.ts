import { createContext } from 'react';
import type { MultiSelectOption } from './MultiSelectOption.ts';

interface MenuWords {
  /** Names the list for screen readers. */
  label: string;
  /** Below the list: that typing finds further options. */
  more?: string | undefined;
  /** An option as it is now: its label and count can have changed since react-select was given it. */
  latestOf: (option: MultiSelectOption) => MultiSelectOption;
}

/** react-select hands its parts nothing of the caller's own. */
export const MenuWordsContext = createContext<MenuWords>({ label: '', latestOf: (option) => option });
