import styles from './UsernameForManagers.module.css';

/** Tells a password manager whose password a form is about. Nobody sees, hears or reaches it. */
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
