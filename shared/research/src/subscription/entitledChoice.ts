import { rememberedChoice } from '../rememberedChoice.ts';

const choice = rememberedChoice('inSubscription', ['true', 'false']);

const asFlag = (value: ReturnType<typeof choice.read>) => value && value === 'true';

/** Whether to show only what the subscription includes; undefined without a choice. [L-22] */
export const entitledChoice = (): boolean | undefined => asFlag(choice.read());

/** Remembers the choice for all lists. [L-22] */
export const chooseEntitled = (only: boolean): void => choice.keep(only ? 'true' : 'false');

/** `entitledChoice` for a component. */
export const useEntitledChoice = (): boolean | undefined => asFlag(choice.useChoice());
