import type { Values } from '@portal/i18n';
import { createStore } from 'zustand/vanilla';

export type ToastVariant = 'success' | 'error' | 'info';

/** Text, or a message id that follows the page's language; `words` replaces an id whose area is not loaded. */
export type ToastMessage = string | { id: string; values?: Values; words?: string };

/** An action on a toast, which also closes it. */
export interface ToastAction {
  label: ToastMessage;
  run: () => void;
}

export interface Toast {
  id: number;
  message: ToastMessage;
  variant: ToastVariant;
  dismissible: boolean;
  action: ToastAction | undefined;
  onDecline: (() => void) | undefined;
  about: string | undefined;
}

export interface Notice {
  message: ToastMessage;
  variant: ToastVariant;
  /** Whether it can be closed; permanent ones always can. @default true */
  dismissible?: boolean;
  action?: ToastAction;
  /** The reader closes it, instead of taking the action. */
  onDecline?: () => void;
  /** Topic: replaces an earlier toast about the same. */
  about?: string;
}

/** Time until it closes, in milliseconds. An error stays until closed. */
export const toastLifeMs: Record<ToastVariant, number | undefined> = {
  success: 6000,
  info: 6000,
  error: undefined,
};

/** Time to reach a button by keyboard. */
const actionLifeMs = 20_000;

/** Returns how long a toast stays; undefined until closed. */
export function lifeOf({ variant, action }: Pick<Toast, 'variant' | 'action'>): number | undefined {
  const life = toastLifeMs[variant];
  return life === undefined || action === undefined ? life : Math.max(life, actionLifeMs);
}

let lastId = 0;

/** Current toasts, oldest first. One store for the shell and every remote. */
export const toastStore = createStore<readonly Toast[]>(() => []);

/** Shows a short message. Repeating it shows it once. [S-07] */
export function notify({ message, variant, dismissible = true, action, onDecline, about }: Notice): void {
  lastId += 1;
  const toast = {
    id: lastId,
    message,
    variant,
    dismissible: dismissible || toastLifeMs[variant] === undefined,
    action,
    onDecline,
    about,
  };
  const words = JSON.stringify(message);
  const isSame = (other: Toast) =>
    (about !== undefined && other.about === about) ||
    (JSON.stringify(other.message) === words && other.variant === variant);
  toastStore.setState((toasts) => [...toasts.filter((other) => !isSame(other)), toast], true);
}

/** Removes a toast, if it still exists. */
export function dismiss(id: number): void {
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}

/** Removes all toasts: they concern the client who was signed in. */
export function clearToasts(): void {
  toastStore.setState([], true);
}
