import { afterContent } from '../code-boundary/afterContent.ts';
import { laterPart } from '../code-boundary/laterPart.tsx';
import styles from '../multi-select/MultiSelect.module.css';
import type { DayRange } from './days/DayRange.ts';

export interface DateRangePickerProps {
  label: string;
  value: DayRange | undefined;
  /** Undefined when fewer than two days are chosen. Comes 300 ms after the last change, or when the field is left. */
  onChange: (range: DayRange | undefined) => void;
  /** Today on the publishing house's clock, `yyyy-MM-dd`: later days cannot be chosen. */
  today: string;
}

/** The field comes when it is first needed, after what it filters: pages without filters do not load it. */
const DateRangeControl = laterPart(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "selects" */ './DateRangeControl.tsx')).DateRangeControl;
});

/** Two days, typed or chosen from a calendar or a list of usual ranges. [L-04] */
export function DateRangePicker(props: DateRangePickerProps) {
  const waiting = (
    <div className={styles.root}>
      <span className={styles.label}>{props.label}</span>
      <div className={styles.control} />
    </div>
  );
  return <DateRangeControl waiting={waiting} part={props} />;
}
