import { afterContent } from '../code-boundary/afterContent.ts';
import { lazyComponent } from '../code-boundary/lazyComponent.tsx';
import styles from '../multi-select/MultiSelect.module.css';
import type { DayRange } from './days/DayRange.ts';

export interface DateRangePickerProps {
  label: string;
  value: DayRange | undefined;
  /** Undefined for fewer than two days. Called 300 ms after the last change, or on leaving the field. */
  onChange: (range: DayRange | undefined) => void;
  /** Today at the publishing house, `yyyy-MM-dd`; later days are not allowed. */
  today: string;
}

/** Loaded on first use, after the content it filters. */
const DateRangeControl = lazyComponent(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "selects" */ './DateRangeControl.tsx')).DateRangeControl;
});

/** Two days, typed or chosen from a calendar or presets. [L-04] */
export function DateRangePicker(props: DateRangePickerProps) {
  const waiting = (
    <div className={styles.root}>
      <span className={styles.label}>{props.label}</span>
      <div className={styles.control} />
    </div>
  );
  return <DateRangeControl waiting={waiting} part={props} />;
}
