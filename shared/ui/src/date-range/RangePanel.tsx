import { useMessages } from '@portal/i18n';
import { lazyComponent } from '../code-boundary/lazyComponent.tsx';
import styles from './DateRange.module.css';
import { presetRange, presets } from './days/presets.ts';
import type { RangeCalendarProps } from './RangeCalendar.tsx';

/** Loaded when first opened. */
const RangeCalendar = lazyComponent(
  async () => (await import(/* webpackChunkName: "calendar" */ './RangeCalendar.tsx')).RangeCalendar,
);

/** Presets next to the calendar. */
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
      <RangeCalendar waiting={<div className={styles.waiting} />} part={props} />
    </>
  );
}
