import { useState } from 'react';
import type { MultiSelectOption } from './MultiSelectOption.ts';

/**
 * The same object for the same value, whatever its count has become. react-select knows options by their identity: given
 * new ones it begins at the first again, and who chooses by keyboard loses their place.
 */
export function useKeptOptions(): (option: MultiSelectOption) => MultiSelectOption {
  const [kept] = useState(() => new Map<string, MultiSelectOption>());
  return (option) => {
    const before = kept.get(option.value);
    if (before !== undefined) return before;
    kept.set(option.value, option);
    return option;
  };
}
