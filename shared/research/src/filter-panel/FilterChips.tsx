import { useMessages } from '@portal/i18n';
import { Button, Chip, focusHeading } from '@portal/ui';
import { useState, type MouseEvent } from 'react';
import type { ActiveFilter } from '../filters/activeFilters.ts';
import type { FilterCategory } from '../filters/filterTable.ts';
import { filterWords } from '../filters/filterWords.ts';
import type { ResearchMessage } from '../messages/index.ts';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  label: string;
  filters: readonly ActiveFilter[];
  /** A value in the reader's language. */
  labelOf: (category: FilterCategory, value: string) => string;
  onRemove: (filter: ActiveFilter) => void;
  /** Moves focus to the page's heading, because the chips may disappear with the filter. @default false */
  leaves?: boolean;
  /** The filters that remain after removing one, if others go with it. @default the others */
  without?: (filter: ActiveFilter) => readonly ActiveFilter[];
}

/** Few enough to keep the publications in view. */
const atFirst = 24;

const keyOf = (filter: ActiveFilter | undefined) => JSON.stringify(filter);

/** Focuses the first chip that replaced the focused button. */
const takeFocus = (item: HTMLElement | null) => item?.querySelector('button')?.focus({ preventScroll: true });

/** Moves focus before its chip is removed: to the nearest remaining chip, else to the page's heading. */
function passFocusOn(chip: HTMLElement, stays: (place: number) => boolean): void {
  const items = [...(chip.closest('ul')?.children ?? [])];
  const own = items.findIndex((item) => item.contains(chip));
  const staying = items.map((_, place) => place).filter((place) => place !== own && stays(place));
  const next = staying.find((place) => place > own) ?? staying.at(-1);
  const button = next === undefined ? null : items[next]?.querySelector('button');
  if (button == null) focusHeading();
  else button.focus({ preventScroll: true });
}

/** The active filters of a list; each chip removes one. [L-06] */
export function FilterChips({
  label,
  filters,
  labelOf,
  onRemove,
  leaves = false,
  without,
}: FilterChipsProps) {
  const { t } = useMessages<ResearchMessage>();
  const [firstRevealed, setFirstRevealed] = useState<string>();
  const shown =
    firstRevealed !== undefined || filters.length <= atFirst + 1 ? filters : filters.slice(0, atFirst);
  const hidden = filters.length - shown.length;

  function handleRemove({ currentTarget }: MouseEvent<HTMLElement>, filter: ActiveFilter) {
    if (leaves) focusHeading();
    else {
      const staying = new Set((without?.(filter) ?? filters).map(keyOf));
      passFocusOn(currentTarget, (place) => shown[place] === undefined || staying.has(keyOf(shown[place])));
    }
    onRemove(filter);
  }

  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {shown.map((filter) => {
        const words = filterWords(filter, { t, labelOf });
        return (
          <li key={keyOf(filter)} ref={keyOf(filter) === firstRevealed ? takeFocus : undefined}>
            <Chip
              removeLabel={t('research.filter.chip.remove', { words })}
              onRemove={(event) => handleRemove(event, filter)}
              children={words}
            />
          </li>
        );
      })}
      {hidden > 0 ? (
        <li>
          <Button variant="quiet" onClick={() => setFirstRevealed(keyOf(filters[atFirst]))}>
            {t('research.filter.chip.more', { count: hidden })}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
