import { memo, use } from 'react';
import type { GroupBase, OptionProps } from 'react-select';
import styles from './MultiSelect.module.css';
import { MenuWordsContext } from './MenuWordsContext.ts';
import type { MultiSelectOption } from './MultiSelectOption.ts';

type SelectOptionProps = Pick<
  OptionProps<MultiSelectOption, boolean, GroupBase<MultiSelectOption>>,
  'data' | 'innerProps' | 'innerRef' | 'isFocused' | 'isSelected'
>;

interface LineProps extends SelectOptionProps {
  label: string;
  count: number | undefined;
}

/** react-select passes new handlers on every render, equivalent for the same option. */
const isSameLine = (before: LineProps, after: LineProps) =>
  before.data === after.data &&
  before.label === after.label &&
  before.count === after.count &&
  before.isFocused === after.isFocused &&
  before.isSelected === after.isSelected &&
  before.innerProps.id === after.innerProps.id;

const Line = memo(function Line({ label, count, innerProps, innerRef, isFocused, isSelected }: LineProps) {
  const looks = [styles.option, isFocused ? styles.optionFocused : ''].join(' ');
  return (
    <div {...innerProps} ref={innerRef} className={looks} data-selected={isSelected}>
      {count === undefined ? (
        label
      ) : (
        <>
          <span>{label}</span> <span className={styles.count}>{count}</span>
        </>
      )}
    </div>
  );
}, isSameLine);

/**
 * An option with its count. Replaces react-select's, which recreates its styles for every option on each keystroke.
 * `data-selected` styles it, since Apple devices do not get `aria-selected`.
 */
export function OptionLine({ data, innerProps, innerRef, isFocused, isSelected }: SelectOptionProps) {
  const { label, count } = use(MenuWordsContext).latestOf(data);
  return <Line {...{ data, label, count, innerProps, innerRef, isFocused, isSelected }} />;
}
