import type { AriaLiveMessages, GroupBase } from 'react-select';
import type { MultiSelectOption } from './MultiSelectOption.ts';

type Translate = (id: string, values?: Record<string, string | number>) => string;

/** Announcements for screen readers, in the page's language. */
export function liveMessages<IsMulti extends boolean>(
  t: Translate,
): AriaLiveMessages<MultiSelectOption, IsMulti, GroupBase<MultiSelectOption>> {
  return {
    guidance: ({ context }) => (context === 'menu' || context === 'input' ? t('common.select.guidance') : ''),
    onChange: ({ action, label }) => {
      if (action === 'select-option') return t('common.select.chosen', { label });
      if (action === 'deselect-option') return t('common.select.removed', { label });
      return '';
    },
    onFocus: ({ context, label, isSelected }) => {
      if (context !== 'menu') return '';
      return isSelected ? t('common.select.chosen', { label }) : label;
    },
    onFilter: ({ resultsMessage }) => resultsMessage,
  };
}
