import { useMessages } from '@portal/i18n';
import { Button, Drawer, IconFilter } from '@portal/ui';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { activeFilters, clearedFilters } from '../filters/activeFilters.ts';
import type { FilterState } from '../filters/FilterState.ts';
import type { StudyTypes } from '../filters/studies.ts';
import type { ResearchMessage } from '../messages/index.ts';
import { ClearsContext } from './ClearsContext.ts';
import styles from './FilterPanel.module.css';

export interface FilterPanelProps {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
  /** From `useFilters`: each clearing also drops input that is not a filter. */
  clears: number;
  /** Counted as one filter when exactly these are chosen. */
  studyTypes?: StudyTypes | undefined;
  /** The filters as one line for wide windows. */
  line: ReactNode;
  /** Next to the button on small screens: a ListLine. */
  side?: ReactNode | undefined;
  /** Label of the Apply button on small screens. */
  apply?: ((filters: FilterState) => ReactNode) | undefined;
  /** The filters as stacked fields for small screens. Changes apply on Apply. */
  fields: (filters: FilterState, onChange: (filters: FilterState) => void) => ReactNode;
}

/** The filters of a list: a line, or on a small screen a panel with Apply and Reset. [L-13] [H-04] */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, onChange, clears, studyTypes, line, side, apply, fields } = props;
  const { t } = useMessages<ResearchMessage>();
  const [draft, setDraft] = useState<FilterState>();
  const [resets, setResets] = useState(0);
  const drawer = useRef<HTMLDivElement>(null);
  const number = activeFilters(filters, studyTypes).filter(({ kind }) => kind !== 'search').length;

  function handleApply() {
    // Invalid input would be lost with the panel: stay open for the reader to fix or reset it.
    const wrong = drawer.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? undefined;
    if (wrong !== undefined) {
      wrong.focus();
      return;
    }
    if (draft !== undefined) onChange(draft);
    setDraft(undefined);
  }

  function handleReset(filtersSoFar: FilterState) {
    setDraft(clearedFilters(filtersSoFar));
    setResets(resets + 1);
  }

  return (
    <section aria-label={t('research.filter.panel')} className={styles.sticky}>
      <div className={styles.line}>
        <ClearsContext value={clears}>{line}</ClearsContext>
      </div>
      <div className={styles.toggle}>
        <Button
          variant="secondary"
          wide={side === undefined}
          aria-haspopup="dialog"
          icon={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setDraft(filters)}
        >
          {number === 0 ? t('research.filter.open') : t('research.filter.openCount', { number })}
        </Button>
        {side}
      </div>
      <Drawer
        title={t('research.filter.panel')}
        opened={draft !== undefined}
        onClose={() => setDraft(undefined)}
      >
        {draft === undefined ? null : (
          <div ref={drawer} className={styles.drawer}>
            {/* New fields at each reset, which drops input that is not a filter. */}
            <Fragment key={resets}>{fields(draft, setDraft)}</Fragment>
            <div className={styles.actions}>
              <Button variant="secondary" onClick={() => handleReset(draft)}>
                {t('research.filter.reset')}
              </Button>
              <Button onClick={handleApply}>{apply?.(draft) ?? t('research.filter.apply')}</Button>
            </div>
          </div>
        )}
      </Drawer>
    </section>
  );
}
