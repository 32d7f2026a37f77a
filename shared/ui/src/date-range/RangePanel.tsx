import { useMessages } from '@portal/i18n';
import { lazy, Suspense } from 'react';
import styles from './DateRangePicker.module.css';
import { presetRange, presets } from './presets.ts';
import type { RangeCalendarProps } from './RangeCalendar.tsx';

/** The calendar comes when it is first opened: typing needs none. */
const RangeCalendar = lazy(async () => ({ default: (await import('./RangeCalendar.tsx')).RangeCalendar }));

/** The usual ranges beside the calendar. */
export function RangePanel(props: RangeCalendarProps) {
  const { t } = useMessages();
  return (
    <>
      <ul className={styles.presets} aria-label={t('common.dateRange.presets')}>
        {presets.map((preset) => (
          <li key={preset}>
            <button
              type="button"
              className={styles.preset}
              onClick={() => props.onRange(presetRange(preset, props.today))}
            >
              {t(`common.dateRange.${preset}`)}
            </button>
          </li>
        ))}
      </ul>
      <Suspense fallback={<div className={styles.waiting} />}>
        <RangeCalendar {...props} />
      </Suspense>
    </>
  );
}
