import styles from './UsernameForManagers.module.css';

/** Shows password managers whose password a form is about; hidden from everyone else. */
export function UsernameForManagers({ username }: { username: string }) {
  return (
    <input
      className={styles.unseen}
      type="text"
      name="username"
      autoComplete="username"
      value={username}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
