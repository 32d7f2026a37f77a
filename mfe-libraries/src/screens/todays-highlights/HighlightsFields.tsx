import { useMessages } from '@portal/i18n';
import { LanguageSelect, ToggleFields, withValues, type FilterState } from '@portal/research';
import { Checkbox, Select } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './HighlightsFields.module.css';
import { quickFilters, withTick } from './quickFilters.ts';

interface HighlightsFieldsProps {
  filters: FilterState;
  onChange: (filters: FilterState) => void;
}

const category = 'Asset Classification';

/** Asset classes, languages and sorting. [H-02] */
export function HighlightsFields({ filters, onChange }: HighlightsFieldsProps) {
  const { t } = useMessages<LibrariesMessage>();
  const chosen = filters.tagFilters[category] ?? [];
  return (
    <>
      <div className={styles.ticked}>
        <fieldset className={styles.classes}>
          <legend className={styles.legend}>{t('libraries.highlights.assetClass')}</legend>
          <div className={styles.ticks}>
            {quickFilters.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={t(label)}
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  onChange(withValues(filters, category, withTick(chosen, value, target.checked)))
                }
              />
            ))}
          </div>
        </fieldset>
        <div className={styles.others}>
          <ToggleFields filters={filters} onChange={onChange} />
        </div>
      </div>
      <LanguageSelect filters={filters} onChange={onChange} />
      <Select
        label={t('libraries.highlights.sorting')}
        options={[
          { value: 'desc', label: t('research.sorting.desc') },
          { value: 'asc', label: t('research.sorting.asc') },
        ]}
        value={filters.sorting ?? 'desc'}
        // Newest first is the default and not in the address.
        onChange={(value) => onChange({ ...filters, sorting: value === 'asc' ? 'asc' : undefined })}
      />
    </>
  );
}
