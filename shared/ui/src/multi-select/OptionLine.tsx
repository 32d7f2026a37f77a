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

/** react-select hands on new handlers at every render, which do the same as long as the option is the same. */
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
 * An option with its count at the end of the line. Instead of react-select's own, which makes its styles again for each
 * option at each key. Whether it is chosen is shown to the eye apart from `aria-selected`, which Apple's devices are not given.
 */
export function OptionLine({ data, innerProps, innerRef, isFocused, isSelected }: SelectOptionProps) {
  const { label, count } = use(MenuWordsContext).latestOf(data);
  return <Line {...{ data, label, count, innerProps, innerRef, isFocused, isSelected }} />;
}
