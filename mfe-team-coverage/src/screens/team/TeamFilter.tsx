import { useMessages } from '@portal/i18n';
import {
  breakpoints,
  Button,
  Chip,
  ClearButton,
  Drawer,
  focusHeading,
  IconFilter,
  IconSearch,
  MultiSelect,
  TextField,
  useIsNarrow,
  type MultiSelectOption,
} from '@portal/ui';
import { useRef, useState } from 'react';
import type { TeamCoverageMessage } from '#messages/index.ts';
import { longestSearch } from './teamAddress.ts';
import styles from './TeamScreen.module.css';

interface TeamFilterProps {
  /** The category in the reader's language. */
  label: string;
  /** Undefined while loading. */
  options: readonly MultiSelectOption[] | undefined;
  values: readonly string[];
  labelOf: (value: string) => string;
  failed: boolean;
  onChange: (values: string[]) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** The search of a team, its filter, and the chosen values. [C-05] */
export function TeamFilter(props: TeamFilterProps) {
  const { label, options, values, labelOf, failed, onChange, search, onSearch } = props;
  const { t } = useMessages<TeamCoverageMessage>();
  const isPhone = useIsNarrow(breakpoints.phone);
  const [opened, setOpened] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function handleRemove(value: string) {
    focusHeading();
    onChange(values.filter((each) => each !== value));
  }

  const searchField = (
    <TextField
      label={t('teamCoverage.team.search')}
      placeholder={isPhone ? t('teamCoverage.team.search') : undefined}
      ref={field}
      type="search"
      value={search}
      maxLength={longestSearch}
      autoComplete="off"
      spellCheck={false}
      trailing={
        search === '' ? (
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        ) : (
          <ClearButton field={field} onClear={() => onSearch('')} />
        )
      }
      onChange={({ target: { value } }) => onSearch(value)}
    />
  );
  const select = (
    <MultiSelect
      label={label}
      options={options ?? []}
      values={values}
      onChange={onChange}
      loading={options === undefined && !failed}
      failed={failed && options === undefined}
    />
  );
  const number = values.length;
  return (
    <div className={styles.filter}>
      {searchField}
      {isPhone ? (
        <>
          <Button
            variant="secondary"
            wide
            aria-haspopup="dialog"
            icon={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setOpened(true)}
          >
            {number === 0 ? t('research.filter.open') : t('research.filter.openCount', { number })}
          </Button>
          <Drawer title={t('research.filter.panel')} opened={opened} onClose={() => setOpened(false)}>
            <div className={styles.drawer}>
              {select}
              <Button onClick={() => setOpened(false)}>{t('research.filter.apply')}</Button>
            </div>
          </Drawer>
        </>
      ) : (
        select
      )}
      {number === 0 ? null : (
        <ul className={styles.chips} aria-label={t('research.filter.active')}>
          {values.map((value) => {
            const words = labelOf(value);
            return (
              <li key={value}>
                <Chip
                  removeLabel={t('research.filter.chip.remove', { words: `${label}: ${words}` })}
                  onRemove={() => handleRemove(value)}
                >
                  {words}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
