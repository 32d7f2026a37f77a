import createCache from '@emotion/cache';
import styles from './MultiSelect.module.css';

/** One per page: react-select's styles share one element, with the nonce the policy allows. */
let styleCache: ReturnType<typeof createCache> | undefined;
export const styleCacheFor = (nonce: string | undefined) =>
  (styleCache ??= createCache({ key: 'select', nonce: nonce === '' ? undefined : nonce }));

/** Class names for the parts of react-select. */
export const selectLooks = {
  control: ({ isFocused }: { isFocused: boolean }) =>
    [styles.control, isFocused ? styles.focused : ''].join(' '),
  valueContainer: () => styles.values ?? '',
  placeholder: () => styles.placeholder ?? '',
  indicatorsContainer: () => styles.indicators ?? '',
  menu: () => styles.menu ?? '',
  menuList: () => styles.list ?? '',
  noOptionsMessage: () => styles.message ?? '',
  loadingMessage: () => styles.message ?? '',
  groupHeading: () => styles.group ?? '',
};
