import { useMessages } from '@portal/i18n';
import { Button, focusHeading, IconX } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { useToggleFields } from '../filter-panel/useToggleFields.tsx';
import { canClear } from '../filters/activeFilters.ts';
import type { Narrowing } from '../filters/Narrowing.ts';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './FilterLine.module.css';
import type { LineField } from './LineField.ts';
import type { LineItem } from './LineItem.ts';
import { lineItems } from './lineItems.tsx';
import { Picker } from './Picker.tsx';
import { useFitting } from './useFitting.ts';
import { useLineFocus } from './useLineFocus.ts';

export interface FilterLineProps extends Narrowing {
  /** Always shown, before the items. */
  search?: ReactNode;
  fields: readonly LineField[];
  onClear: () => void;
  /** Ids of active items that do not fit. */
  onHidden: (ids: readonly string[]) => void;
}

const moreId = 'more';

/** The filters of a list in one line; those that do not fit move to “More filters”. [L-17] */
export function FilterLine({ search, fields, onClear, onHidden, ...narrowing }: FilterLineProps) {
  const { t } = useMessages<ResearchMessage>();
  const boxes = useToggleFields(narrowing);
  const items = lineItems(fields, { ...narrowing, t, boxes });
  const [opened, setOpened] = useState<string>();
  const isMoreOpen = opened === moreId;
  const { line, ruler, fitting } = useFitting(items, { keep: opened, isFrozen: isMoreOpen, onHidden });
  const hidden = items.filter(({ id }) => !fitting.includes(id));
  const chosen = hidden.filter((item) => item.chosen).length;
  const handleFocus = useLineFocus(line, fitting);
  const toggle = (id: string) => (open: boolean) => setOpened(open ? id : undefined);

  function handleClear() {
    focusHeading();
    onClear();
  }

  const shown = (item: LineItem) =>
    item.kind === 'tick' ? (
      <div key={item.id} className={styles.tick}>
        {item.field}
      </div>
    ) : (
      <Picker
        key={item.id}
        {...item}
        clear={item.chosen ? { label: item.clearLabel, onClear: item.onClear } : undefined}
        opened={opened === item.id}
        onToggle={toggle(item.id)}
        children={item.panel}
      />
    );

  return (
    <div className={styles.line}>
      {search === undefined ? null : <div className={styles.search}>{search}</div>}
      <div ref={line} className={styles.items} onFocus={handleFocus}>
        {items.filter(({ id }) => fitting.includes(id)).map(shown)}
        {hidden.length === 0 ? null : (
          <Picker
            several
            label={t('research.filter.more')}
            words={
              chosen === 0 ? t('research.filter.more') : t('research.filter.moreChosen', { number: chosen })
            }
            opened={isMoreOpen}
            onToggle={toggle(moreId)}
            children={() => hidden.map(({ id, field }) => <div key={id}>{field}</div>)}
          />
        )}
        <div ref={ruler} className={styles.ruler} aria-hidden="true">
          {items.map((item) => (
            <i
              key={item.id}
              data-kind={item.kind}
              data-chosen={item.chosen || undefined}
              data-words={item.words}
              data-further={item.kind === 'picker' && item.further > 0 ? `+${item.further}` : undefined}
            />
          ))}
          <i data-kind="picker" data-words={t('research.filter.moreChosen', { number: items.length })} />
        </div>
      </div>
      {canClear(narrowing.filters) ? (
        <Button
          variant="quiet"
          icon={<IconX size={18} stroke={1.75} aria-hidden="true" />}
          onClick={handleClear}
        >
          {t('research.filter.clear')}
        </Button>
      ) : null}
    </div>
  );
}
