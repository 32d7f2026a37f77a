const missed = 'portal-missed-press';

/** Reports to the portal what could not be done, by the name of its element, if it has one. */
export const missPress = (name: string): void => {
  dispatchEvent(new CustomEvent(missed, { detail: name }));
};

export function onMissedPress(callback: (name: string) => void): void {
  addEventListener(missed, (event) => callback((event as CustomEvent<string>).detail));
}
