import { createContext } from 'react';

/** `screen` is the release whose screen shows the message, as `mfe-auth@1.2.0`; undefined outside screens, as in toasts. */
type Hear = (id: string, screen?: string) => void;

let hear: Hear = () => undefined;

/** Notes the id of every message that should be shown and is not there; the last listener counts. */
export function onMissingMessage(listener: Hear): void {
  hear = listener;
}

export const noteMissing: Hear = (id, screen) => hear(id, screen);

/** The release that the screen below comes from. */
export const ScreenRelease = createContext<string | undefined>(undefined);
