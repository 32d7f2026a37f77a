import { languageStore, useMessages } from '@portal/i18n';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { IconAlertCircle, IconCheck, IconInfoCircle, IconX } from '../icons.ts';
import { useFocusOnLeaving } from '../page-heading/useFocusOnLeaving.ts';
import { showCarriedToast } from './carriedToast.ts';
import {
  dismiss,
  lifeOf,
  toastStore,
  type Toast,
  type ToastAction,
  type ToastMessage,
} from './toastStore.ts';
import styles from './Toasts.module.css';

const icons = { success: IconCheck, error: IconAlertCircle, info: IconInfoCircle };

/**
 * Shows toasts, including one from the previous page; once per page. Errors are announced at once, others when there is
 * time.
 */
export function Toasts() {
  const toasts = useStore(toastStore);
  useEffect(() => void showCarriedToast(), []);
  const errors = toasts.filter((toast) => toast.variant === 'error');
  const others = toasts.filter((toast) => toast.variant !== 'error');
  return (
    <div className={styles.toasts}>
      <div aria-live="assertive" className={styles.group}>
        {errors.map((toast) => (
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </div>
      <div aria-live="polite" className={styles.group}>
        {others.map((toast) => (
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

function useWords(message: ToastMessage): string {
  const { t } = useMessages();
  const messages = useStore(languageStore, (state) => state.messages);
  if (typeof message === 'string') return message;
  const { id, values, words } = message;
  return words !== undefined && messages[id] === undefined ? words : t(id, values);
}

function ToastLine({ toast }: { toast: Toast }) {
  const { t } = useMessages();
  const [isPaused, setIsPaused] = useState(false);
  const words = useWords(toast.message);
  const life = lifeOf(toast);
  const line = useFocusOnLeaving<HTMLDivElement>();

  useEffect(() => {
    if (life === undefined || isPaused) return;
    const timer = setTimeout(() => dismiss(toast.id), life);
    return () => clearTimeout(timer);
  }, [life, isPaused, toast.id]);

  const Icon = icons[toast.variant];
  return (
    <div
      ref={line}
      className={styles.toast}
      data-variant={toast.variant}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      <p className={styles.message}>
        <span>{words}</span>{' '}
        {toast.action === undefined ? null : <ActionButton toast={toast} action={toast.action} />}
      </p>
      {toast.dismissible ? (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={t('common.dismiss')}
          onClick={() => {
            toast.onDecline?.();
            dismiss(toast.id);
          }}
        >
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}

function ActionButton({ toast, action }: { toast: Toast; action: ToastAction }) {
  const label = useWords(action.label);

  function handleClick() {
    dismiss(toast.id);
    action.run();
  }

  return (
    <button type="button" className={styles.action} onClick={handleClick}>
      {label}
    </button>
  );
}
