import { Fragment } from 'react';
import { DateRangeFilter } from '../filter-panel/DateRangeFilter.tsx';
import { useToggleFields } from '../filter-panel/useToggleFields.tsx';
import type { Narrowing } from '../filters/Narrowing.ts';
import type { LineField } from './LineField.ts';

interface FieldStackProps extends Pick<Narrowing, 'filters' | 'onChange'> {
  fields: readonly LineField[];
}

/** The filters of a line as stacked fields. [L-13] */
export function FieldStack({ fields, ...narrowed }: FieldStackProps) {
  const boxes = useToggleFields(narrowed);
  return fields.map((each) => {
    switch (each.kind) {
      case 'values':
        return <Fragment key={each.category}>{each.field()}</Fragment>;
      case 'tick':
        return <Fragment key={each.id}>{each.field}</Fragment>;
      case 'dates':
        return <DateRangeFilter key="dates" {...narrowed} />;
      case 'toggles':
        return boxes.filter(({ id }) => each.names.some((name) => name === id)).map(({ field }) => field);
    }
  });
}
