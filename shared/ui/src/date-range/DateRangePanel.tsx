import { laterPart } from '../code-boundary/laterPart.tsx';
import { Skeleton } from '../notices/Skeleton.tsx';
import type { DateRangePickerProps } from './DateRangePicker.tsx';

export interface DateRangePanelProps extends DateRangePickerProps {
  /** Both days were chosen from the calendar or from the usual ranges. */
  onDone: () => void;
}

/** Two days together with their calendar: it comes when it is first opened. */
const RangeFields = laterPart(
  async () => (await import(/* webpackChunkName: "calendar" */ './RangeFields.tsx')).RangeFields,
);

/** What a button for a range of days opens: fields, usual ranges and the calendar in one panel. [L-04] */
export const DateRangePanel = (props: DateRangePanelProps) => (
  <RangeFields waiting={<Skeleton height={420} width="27.5rem" />} part={props} />
);
