import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { useLocation, useNavigate } from '@portal/router';
import { ClearButton, IconSearch, IconX, lazyComponent, useClickOutside, VisuallyHidden } from '@portal/ui';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { contentId } from '../SkipLink.tsx';
import { leaveFocus, takeFocus } from './carriedDraft.ts';
import { useSearch } from './useSearch.ts';
import { useSearchKeys } from './useSearchKeys.ts';
import { longestSearch, searchAddress, termOfAddress } from './searchAddress.ts';
import styles from './KeywordSearch.module.css';

/** Loaded with the first letter typed, not with the page. */
const SearchPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "search" */ '../search-panel/SearchPanel.tsx')).SearchPanel,
  { silent: true },
);

/** For the recent searches. The search itself goes on without: nothing is reported. [L-28] */
function noteSent(words: string): void {
  import(/* webpackChunkName: "search" */ '../search-panel/recentSearches.ts')
    .then(({ noteIfEnabled }) => noteIfEnabled(words))
    .catch(() => undefined);
}

const closed = { openedAt: undefined, typedAt: undefined };

/** Keeps the focus when another layout takes the place of this one. */
function useField() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = field.current;
    takeFocus(input);
    return () => leaveFocus(input);
  }, []);
  return field;
}

const Clear = (props: ComponentProps<typeof ClearButton>) => (
  <div className={styles.clear}>
    <ClearButton {...props} />
  </div>
);

interface ToggleProps extends Pick<ComponentProps<'button'>, 'ref' | 'onClick'> {
  opened: boolean;
  /** The form's id. */
  controls: string;
}

function Toggle({ opened, controls, ...native }: ToggleProps) {
  const { t } = useMessages();
  const Icon = opened ? IconX : IconSearch;
  return (
    <button
      {...native}
      type="button"
      className={styles.toggle}
      aria-label={t('shell.search.toggle')}
      aria-expanded={opened}
      aria-controls={controls}
    >
      <Icon size={22} stroke={1.5} aria-hidden="true" />
    </button>
  );
}

interface FieldProps extends Pick<
  ComponentProps<'input'>,
  'ref' | 'value' | 'onChange' | 'onClick' | 'onFocus'
> {
  /** The id of the options that are shown, if any. */
  list: string | undefined;
}

function Field({ list, ...native }: FieldProps) {
  const { t } = useMessages();
  return (
    <label className={styles.box}>
      <VisuallyHidden>{t('shell.search.label')}</VisuallyHidden>
      <IconSearch className={styles.icon} size={18} stroke={1.5} aria-hidden="true" />
      <input
        {...native}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-keyshortcuts="/ Control+K"
        name="search_term"
        className={styles.field}
        placeholder={t('shell.search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
      />
    </label>
  );
}

/** On a small screen, a dropdown that closes on any navigation. [S-02] */
export function KeywordSearch({ onPrefetch }: { onPrefetch: (path: string) => void }) {
  const location = useLocation();
  const navigate = useNavigate();
  const [{ draft, openedAt, typedAt }, change] = useSearch(termOfAddress(location));
  const opened = openedAt === location.key;
  const suggests = typedAt === location.key && (draft === '' || draft.trim() !== '');
  const [isListed, setListed] = useState(false);
  const id = useId();
  const list = `${id}-list`;
  const field = useField();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => change({ typedAt: undefined });
  const search = useRef<HTMLDivElement>(null);
  useClickOutside(search, suggests, close);

  function handleToggle() {
    flushSync(() => change({ openedAt: opened ? undefined : location.key }));
    if (!opened) field.current?.focus();
  }

  useSearchKeys(() => {
    // The field is collapsed on a small screen.
    if (!opened && toggle.current?.offsetParent) handleToggle();
    field.current?.focus();
    field.current?.select();
  });

  /** An empty field offers recent searches. */
  function handleRecent() {
    if (draft === '') change({ typedAt: location.key });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || !opened) return;
    event.preventDefault();
    change({ openedAt: undefined });
    toggle.current?.focus();
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // No new target: a phone's keyboard was closed, or the page was touched.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) change(closed);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = searchAddress(draft);
    if (address === undefined) return;
    if (opened) document.getElementById(contentId)?.focus({ preventScroll: true });
    const term = termOfAddress(new URL(address, window.location.origin));
    change({ ...closed, sent: { words: draft, term } });
    noteSent(draft);
    void navigate(address, { replace: address === location.pathname + location.search });
  }

  return (
    <div ref={search} className={styles.search} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <Toggle ref={toggle} opened={opened} controls={id} onClick={handleToggle} />
      <form
        id={id}
        role="search"
        className={styles.form}
        data-opened={opened || undefined}
        noValidate
        onSubmit={handleSubmit}
      >
        <div className={styles.line}>
          <Field
            ref={field}
            list={suggests && isListed ? list : undefined}
            value={draft}
            onChange={(event) => change({ draft: event.target.value, typedAt: location.key })}
            onClick={handleRecent}
            onFocus={() => {
              onPrefetch(pages.allResearch.path);
              handleRecent();
            }}
          />
          {draft === '' ? null : <Clear field={field} onClear={() => change({ draft: '' })} />}
        </div>
        {suggests ? (
          <SearchPanel
            waiting={null}
            part={{ id: list, text: draft, field, onClose: close, onListed: setListed }}
          />
        ) : null}
      </form>
    </div>
  );
}
