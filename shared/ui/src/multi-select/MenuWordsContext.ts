import { createContext } from 'react';
import type { MultiSelectOption } from './MultiSelectOption.ts';

interface MenuWords {
  /** Accessible name of the list. */
  label: string;
  /** Below the list: how many more options typing finds. */
  more?: string | undefined;
  /** The current option: its label and count may have changed since react-select received it. */
  latestOf: (option: MultiSelectOption) => MultiSelectOption;
}

/** react-select cannot pass custom props to its parts. */
export const MenuWordsContext = createContext<MenuWords>({ label: '', latestOf: (option) => option });
