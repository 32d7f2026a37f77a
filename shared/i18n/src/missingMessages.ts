type Hear = (id: string) => void;

let hear: Hear = () => undefined;

/** Notes the id of every message that should be shown and is not there; the last listener counts. */
export function onMissingMessage(listener: Hear): void {
  hear = listener;
}

export const noteMissing: Hear = (id) => hear(id);
