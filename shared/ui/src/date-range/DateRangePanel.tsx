import { lazyComponent } from '../code-boundary/lazyComponent.tsx';
import { Skeleton } from '../notices/Skeleton.tsx';
import type { DateRangePickerProps } from './DateRangePicker.tsx';

export interface DateRangePanelProps extends DateRangePickerProps {
  /** Both days were chosen from the calendar or the presets. */
  onDone: () => void;
}

/** The fields and their calendar are loaded on first use. */
const RangeFields = lazyComponent(
  async () => (await import(/* webpackChunkName: "calendar" */ './RangeFields.tsx')).RangeFields,
);

/** Panel of a date range button: fields, presets and calendar. [L-04] */
export const DateRangePanel = (props: DateRangePanelProps) => (
  <RangeFields waiting={<Skeleton height={420} width="27.5rem" />} part={props} />
);
