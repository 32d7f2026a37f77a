import { CacheProvider } from '@emotion/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useMessages } from '@portal/i18n';
import { use, useState } from 'react';
import Select, { components, type GroupBase, type InputActionMeta, type MenuListProps } from 'react-select';
import { listRole } from '../multi-select/listRole.ts';
import { liveMessages } from '../multi-select/liveMessages.ts';
import type { MultiSelectOption } from '../multi-select/MultiSelectOption.ts';
import { OptionLine } from '../multi-select/OptionLine.tsx';
import { selectLooks, styleCacheFor } from '../multi-select/selectLooks.ts';
import type { SuggestFieldProps, SuggestionGroup } from './SuggestField.tsx';
import { StyleNonce } from '../theme/StyleNonce.ts';

const debounceMs = 300;

type Group = SuggestionGroup & GroupBase<MultiSelectOption>;

/** Suggestions, labelled like the field. */
const SuggestionList = (props: MenuListProps<MultiSelectOption, false, Group>) => (
  <components.MenuList
    {...props}
    innerProps={{
      ...listRole(props),
      'aria-labelledby': props.selectProps['aria-labelledby'],
    }}
  />
);

const parts = {
  MenuList: SuggestionList,
  Option: OptionLine,
  IndicatorSeparator: null,
  DropdownIndicator: null,
};

/** react-select in the portal's style; never keeps a value. */
export function SuggestControl(props: SuggestFieldProps & { id: string }) {
  const { id, placeholder, groups, onSearch, onChoose, loading = false, onRetry } = props;
  const { t } = useMessages();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const [searched, setSearched] = useState('');
  const nonce = use(StyleNonce);
  const search = useDebouncedCallback((text: string) => {
    setSearched(text);
    onSearch(text);
  }, debounceMs);
  // Never shows suggestions for an earlier text.
  const waiting = loading || typed.trim() !== searched;
  const shown = waiting || searched === '' ? [] : groups;

  function handleInput(text: string, { action }: InputActionMeta) {
    if (action !== 'input-change' && action !== 'input-blur') return;
    setOpened(text.trim() !== '');
    if (text === typed) return;
    setTyped(text);
    search(text.trim());
  }

  function handleChoose(option: MultiSelectOption | null) {
    const group = groups.find(({ options }) => options.some((each) => each === option));
    if (option === null || group === undefined) return;
    setOpened(false);
    setTyped('');
    // At once: the choice changes later suggestions.
    search('');
    search.flush();
    onChoose(group.id, option.value);
  }

  const nothing = onRetry === undefined ? t('common.select.none') : t('common.couldNotLoad');
  return (
    <CacheProvider value={styleCacheFor(nonce)}>
      <Select<MultiSelectOption, false, Group>
        unstyled
        inputId={id}
        instanceId={id}
        aria-labelledby={`${id}-label`}
        options={shown}
        value={null}
        inputValue={typed}
        onInputChange={handleInput}
        onChange={handleChoose}
        menuIsOpen={opened}
        onMenuClose={() => setOpened(false)}
        filterOption={null}
        isLoading={waiting && typed.trim() !== ''}
        tabSelectsValue={false}
        placeholder={placeholder}
        noOptionsMessage={() => nothing}
        loadingMessage={() => t('common.loading')}
        screenReaderStatus={({ count }) => t('common.select.found', { total: count })}
        ariaLiveMessages={liveMessages(t)}
        components={parts}
        classNames={selectLooks}
      />
    </CacheProvider>
  );
}
