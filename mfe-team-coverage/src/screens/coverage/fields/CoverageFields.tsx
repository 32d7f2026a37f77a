import { useMessages } from '@portal/i18n';
import { MyCoverageFilter } from '@portal/research';
import { Button, ClearButton, IconFilter, IconSearch, MultiSelect, Select, TextField } from '@portal/ui';
import { memo, useId, useMemo, useRef, useState } from 'react';
import type { TeamCoverageMessage } from '#messages/index.ts';
import type { Wording } from '../cells/labels.ts';
import { recentPeriods } from '../rows/changedSince.ts';
import type { CoveredSector } from '../rows/CoveredRow.ts';
import type { CoverageCategory } from '../tabs/coverageTabs.ts';
import { sortKeys, withFilter, type ChangeView, type CoverageView } from '../view/CoverageView.ts';
import { categoryLabels } from './categoryLabels.ts';
import styles from './CoverageFields.module.css';
import { filterOptions } from './filterOptions.ts';

interface CoverageFieldsProps {
  view: CoverageView;
  sectors: readonly CoveredSector[];
  wording: Wording;
  onChange: ChangeView;
}

/** The filters and, on small screens, the sorting. [C-01] [C-07] */
export function CoverageFields({ view, sectors, wording, onChange }: CoverageFieldsProps) {
  const { t } = useMessages<TeamCoverageMessage>();
  const [opened, setOpened] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const number = Object.keys(view.filters).length + (view.myCoverage ? 1 : 0);

  function handleSort(value: string) {
    const by = sortKeys.find((key) => key === value) ?? 'name';
    onChange((now) => ({ ...now, sorting: { by, reversed: false } }));
  }

  return (
    <section aria-label={t('research.filter.panel')} className={styles.fields}>
      <div className={styles.first}>
        <TextField
          label={t('teamCoverage.coverage.search')}
          ref={field}
          type="search"
          value={view.search}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          trailing={
            view.search === '' ? (
              <IconSearch size={18} stroke={1.75} aria-hidden="true" />
            ) : (
              <ClearButton field={field} onClear={() => onChange((now) => ({ ...now, search: '' }))} />
            )
          }
          onChange={({ target: { value } }) => onChange((now) => ({ ...now, search: value }))}
        />
        <Periods view={view} onChange={onChange} />
        <div className={styles.mine}>
          <MyCoverageFilter
            on={view.myCoverage}
            onChange={(myCoverage) => onChange((now) => ({ ...now, myCoverage }))}
          />
        </div>
      </div>
      <div className={styles.toggle}>
        <Button
          variant="secondary"
          wide
          aria-expanded={opened}
          aria-controls={id}
          icon={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          {number === 0 ? t('research.filter.open') : t('research.filter.openCount', { number })}
        </Button>
      </div>
      <div className={styles.more} id={id} data-opened={opened}>
        {wording.tab.categories.map((category) => (
          <CategorySelect
            key={category}
            category={category}
            sectors={sectors}
            wording={wording}
            values={view.filters[category] ?? none}
            onChange={onChange}
          />
        ))}
        <div className={styles.order}>
          <Select
            label={t('teamCoverage.coverage.sort')}
            value={view.sorting.by}
            options={sortKeys.map((value) => ({ value, label: t(`teamCoverage.coverage.sort.${value}`) }))}
            onChange={handleSort}
          />
        </div>
      </div>
    </section>
  );
}

const none: readonly string[] = [];

interface CategorySelectProps {
  category: CoverageCategory;
  sectors: readonly CoveredSector[];
  wording: Wording;
  values: readonly string[];
  onChange: ChangeView;
}

/** Memoised: typing in the search does not re-render it. */
const CategorySelect = memo(function CategorySelect(props: CategorySelectProps) {
  const { category, sectors, wording, values, onChange } = props;
  const options = useMemo(() => filterOptions(category, sectors, wording), [category, sectors, wording]);
  return (
    <MultiSelect
      label={wording.t(categoryLabels[category])}
      options={options}
      values={values}
      onChange={(chosen) => onChange((now) => withFilter(now, category, chosen))}
    />
  );
});

function Periods({ view, onChange }: Pick<CoverageFieldsProps, 'view' | 'onChange'>) {
  const { t } = useMessages<TeamCoverageMessage>();
  const id = useId();
  return (
    <div className={styles.periods} role="group" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {t('teamCoverage.coverage.changed')}
      </span>
      <span className={styles.choices}>
        {recentPeriods.map((days) => {
          const pressed = view.period === days;
          return (
            <button
              key={days}
              type="button"
              className={styles.choice}
              aria-pressed={pressed}
              onClick={() => onChange((now) => ({ ...now, period: now.period === days ? undefined : days }))}
            >
              {t('teamCoverage.coverage.changed.days', { days })}
            </button>
          );
        })}
      </span>
    </div>
  );
}
