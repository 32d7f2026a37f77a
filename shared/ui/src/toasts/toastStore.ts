import type { Values } from '@portal/i18n';
import { createStore } from 'zustand/vanilla';

export type ToastVariant = 'success' | 'error' | 'info';

/**
 * Finished words, or the id of words that follow the page's language for as long as they are shown; `words` stand in
 * for an id whose area is not loaded.
 */
export type ToastMessage = string | { id: string; values?: Values; words?: string };

/** What a reader can do about what a toast says. The toast goes when it is done. */
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
  about: string | undefined;
}

/** What a toast says and how. */
export interface Notice {
  message: ToastMessage;
  variant: ToastVariant;
  /** Whether the reader can close it; one that stays always can be. @default true */
  dismissible?: boolean;
  action?: ToastAction;
  /** Names what it is about: it replaces an earlier toast about the same. */
  about?: string;
}

/** How long a toast stays that clears itself, in milliseconds. An error has none: it stays until it is closed. */
export const toastLifeMs: Record<ToastVariant, number | undefined> = {
  success: 6000,
  info: 6000,
  error: undefined,
};

/** Long enough to reach a button by keyboard. */
const actionLifeMs = 20_000;

/** How long a toast stays; undefined for one that stays until it is closed. */
export function lifeOf({ variant, action }: Pick<Toast, 'variant' | 'action'>): number | undefined {
  const life = toastLifeMs[variant];
  return life === undefined || action === undefined ? life : Math.max(life, actionLifeMs);
}

let lastId = 0;

/** The toasts on show, oldest first. One store for the shell and every remote. */
export const toastStore = createStore<readonly Toast[]>(() => []);

/** Shows a short message above the page. The same message twice is shown once. [S-07] */
export function notify({ message, variant, dismissible = true, action, about }: Notice): void {
  lastId += 1;
  const toast = {
    id: lastId,
    message,
    variant,
    dismissible: dismissible || toastLifeMs[variant] === undefined,
    action,
    about,
  };
  const words = JSON.stringify(message);
  const isSame = (other: Toast) =>
    (about !== undefined && other.about === about) ||
    (JSON.stringify(other.message) === words && other.variant === variant);
  toastStore.setState((toasts) => [...toasts.filter((other) => !isSame(other)), toast], true);
}

/** Takes a toast away; one that is gone already is no matter. */
export function dismiss(id: number): void {
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}

/** Takes all toasts away: what they say concerns anyone who was signed in. */
export function clearToasts(): void {
  toastStore.setState([], true);
}
