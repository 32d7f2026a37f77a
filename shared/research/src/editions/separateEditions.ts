import { keptChoice } from '../keptChoice.ts';

const choice = keptChoice('separateEditions', ['true']);

/** Whether the reader wants to see every edition as an entry of its own. [L-16] */
export const separatesEditions = (): boolean => choice.read() !== undefined;

/** Keeps what the reader wants, for all lists and the next visit. Folding needs no cookie: lists can then be asked early. [L-16] */
export const separateEditions = (on: boolean): void => choice.keep(on ? 'true' : undefined);

/** The same for a component, which renders again when it changes. */
export const useSeparatesEditions = (): boolean => choice.useChoice() !== undefined;
