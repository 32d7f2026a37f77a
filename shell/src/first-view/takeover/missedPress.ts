const missed = 'portal-missed-press';

/** Reports to the portal a press whose element it does not have, by name. */
export const missPress = (name: string): void => {
  dispatchEvent(new CustomEvent(missed, { detail: name }));
};

export function onMissedPress(callback: (name: string) => void): void {
  addEventListener(missed, (event) => callback((event as CustomEvent<string>).detail));
}
