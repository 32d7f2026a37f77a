import type { Values } from '@portal/i18n';
import type { ResearchMessage } from '../messages/index.ts';
import type { PickerItem } from './LineItem.ts';

type Translate = (id: ResearchMessage, values?: Values) => string;

interface PickerOptions extends Pick<PickerItem, 'id' | 'label' | 'onClear' | 'panel' | 'field'> {
  /** Each value with the name of its filter. */
  chosen: readonly string[];
}

/** Turns a filter into a button: first value, number of others, and the label of its ×. [L-17] */
export function pickerItem({ chosen, ...item }: PickerOptions, t: Translate): PickerItem {
  const [first = item.label, ...further] = chosen;
  return {
    ...item,
    kind: 'picker',
    words: first,
    chosen: chosen.length > 0,
    further: further.length,
    clearLabel:
      further.length === 0
        ? t('research.filter.chip.remove', { words: first })
        : t('research.filter.removeAll', { name: item.label }),
  };
}
