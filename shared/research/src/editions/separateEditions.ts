import { rememberedChoice } from '../rememberedChoice.ts';

const choice = rememberedChoice('separateEditions', ['true']);

/** Whether the reader wants to see every edition separately. [L-16] */
export const separatesEditions = (): boolean => choice.read() !== undefined;

/** Remembers the choice for all lists. Folding sets no cookie, so that lists can be requested early. [L-16] */
export const separateEditions = (on: boolean): void => choice.keep(on ? 'true' : undefined);

/** `separatesEditions` for a component. */
export const useSeparatesEditions = (): boolean => choice.useChoice() !== undefined;
