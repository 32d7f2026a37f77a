import { CacheProvider } from '@emotion/react';
import { useMessages } from '@portal/i18n';
import { use, useState } from 'react';
import Select, { type InputActionMeta, components, type MenuListProps } from 'react-select';
import { listRole } from './listRole.ts';
import { liveMessages } from './liveMessages.ts';
import { matchingOptions } from './matchingOptions.ts';
import { MenuWordsContext } from './MenuWordsContext.ts';
import styles from './MultiSelect.module.css';
import type { MultiSelectProps } from './MultiSelect.tsx';
import type { MultiSelectOption } from './MultiSelectOption.ts';
import { OptionLine } from './OptionLine.tsx';
import { selectLooks, styleCacheFor } from './selectLooks.ts';
import { StyleNonce } from '../theme/StyleNonce.ts';

/**
 * Returns the same object for a value, whatever its count. react-select compares options by identity: with new ones,
 * keyboard users are sent back to the first.
 */
function useStableOptions(): (option: MultiSelectOption) => MultiSelectOption {
  const [optionByValue] = useState(() => new Map<string, MultiSelectOption>());
  return (option) => {
    const before = optionByValue.get(option.value);
    if (before !== undefined) return before;
    optionByValue.set(option.value, option);
    return option;
  };
}

/** The list with its name, and the note that there are more. */
function MultiSelectMenuList(props: MenuListProps<MultiSelectOption, true>) {
  const { label, more } = use(MenuWordsContext);
  return (
    <>
      <components.MenuList {...props} innerProps={{ ...listRole(props), 'aria-label': label }} />
      {more === undefined ? null : <p className={styles.message}>{more}</p>}
    </>
  );
}

const parts = { MenuList: MultiSelectMenuList, Option: OptionLine, IndicatorSeparator: null };

/** react-select in the portal's style. */
export function MultiSelectControl(props: MultiSelectProps & { id: string }) {
  const { id, label, options, values, onChange, loading = false, failed = false, inPanel } = props;
  const { t } = useMessages();
  const [typed, setTyped] = useState('');
  const nonce = use(StyleNonce);
  const { shown, total } = matchingOptions(options, typed);
  const sameOption = useStableOptions();
  const chosen = values.map(
    (value) => options.find((option) => option.value === value) ?? { value, label: value },
  );
  const latest = new Map([...chosen, ...shown].map((option) => [option.value, option]));
  const latestOf = (option: MultiSelectOption) => latest.get(option.value) ?? option;
  const more = total > shown.length ? t('common.select.more', { more: total - shown.length }) : undefined;

  // Choosing keeps the text, so that several matches can be ticked.
  function handleInput(text: string, { action }: InputActionMeta) {
    if (action !== 'set-value') setTyped(text);
  }

  return (
    <CacheProvider value={styleCacheFor(nonce)}>
      <MenuWordsContext value={{ label, more, latestOf }}>
        <Select<MultiSelectOption, true>
          isMulti
          unstyled
          // The panel opens and closes instead.
          menuIsOpen={inPanel || undefined}
          autoFocus={inPanel || undefined}
          menuShouldScrollIntoView={inPanel === true ? false : undefined}
          inputId={id}
          instanceId={id}
          aria-labelledby={`${id}-label`}
          options={shown.map(sameOption)}
          value={chosen}
          inputValue={typed}
          onInputChange={handleInput}
          onChange={(next) => onChange(next.map(({ value }) => value))}
          filterOption={null}
          isLoading={loading}
          controlShouldRenderValue={false}
          hideSelectedOptions={false}
          closeMenuOnSelect={false}
          blurInputOnSelect={false}
          backspaceRemovesValue={false}
          isClearable={false}
          tabSelectsValue={false}
          placeholder={t('common.select.placeholder')}
          noOptionsMessage={() => t(failed ? 'common.couldNotLoad' : 'common.select.none')}
          loadingMessage={() => t('common.loading')}
          screenReaderStatus={() => t('common.select.found', { total })}
          ariaLiveMessages={liveMessages(t)}
          getOptionLabel={(option) => latestOf(option).label}
          components={parts}
          classNames={selectLooks}
        />
      </MenuWordsContext>
    </CacheProvider>
  );
}
