import { Button, Chip, focusHeading, IconX } from '@portal/ui';
import type { Wording } from '../cells/labels.ts';
import type { CoveredSector } from '../rows/CoveredRow.ts';
import { coverageCategories, type CoverageCategory } from '../tabs/coverageTabs.ts';
import { wholeCoverage, withFilter, type ChangeView, type CoverageView } from '../view/CoverageView.ts';
import { categoryLabels } from './categoryLabels.ts';
import styles from './CoverageFields.module.css';
import { valueLabel } from './filterOptions.ts';

interface FilterTagsProps {
  view: CoverageView;
  sectors: readonly CoveredSector[];
  wording: Wording;
  onChange: ChangeView;
}

export function FilterTags({ view, sectors, wording, onChange }: FilterTagsProps) {
  const { t } = wording;
  const chosen = coverageCategories.flatMap((category) =>
    (view.filters[category] ?? []).map((value) => ({ category, value })),
  );
  if (chosen.length === 0 && !view.myCoverage) return null;
  const mine = t('research.filter.myCoverage');

  function handleRemove(category: CoverageCategory, value: string) {
    focusHeading();
    onChange((now) => {
      const rest = (now.filters[category] ?? []).filter((each) => each !== value);
      return withFilter(now, category, rest);
    });
  }

  function handleRemoveMine() {
    focusHeading();
    onChange((now) => ({ ...now, myCoverage: false }));
  }

  function handleClear() {
    focusHeading();
    onChange(({ sorting }) => ({ ...wholeCoverage, sorting }));
  }

  return (
    <div className={styles.tags}>
      <ul className={styles.tagList} aria-label={t('research.filter.active')}>
        {view.myCoverage ? (
          <li>
            <Chip
              removeLabel={t('research.filter.chip.remove', { words: mine })}
              onRemove={handleRemoveMine}
              children={mine}
            />
          </li>
        ) : null}
        {chosen.map(({ category, value }) => {
          const words = t('research.filter.chip.tag', {
            name: t(categoryLabels[category]),
            value: valueLabel(category, value, { sectors, wording }),
          });
          return (
            <li key={`${category} ${value}`}>
              <Chip
                removeLabel={t('research.filter.chip.remove', { words })}
                onRemove={() => handleRemove(category, value)}
                children={words}
              />
            </li>
          );
        })}
      </ul>
      <Button
        variant="quiet"
        icon={<IconX size={18} stroke={1.75} aria-hidden="true" />}
        onClick={handleClear}
      >
        {t('research.filter.clear')}
      </Button>
    </div>
  );
}
