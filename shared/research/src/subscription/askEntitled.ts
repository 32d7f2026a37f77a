import { askOptional } from '../editions/askOptional.ts';
import { entitledChoice } from './entitledChoice.ts';

/** What a call of a list takes so that what the client cannot open is left out: always, never, or where there is much of it. */
export interface AskedEntitled {
  entitled?: 'true' | 'false' | 'auto';
}

/** What is asked by the client's choice; the API chooses until the client has. [L-22] */
export const askedEntitled = (choice = entitledChoice()): AskedEntitled => ({
  entitled: choice === undefined ? 'auto' : choice ? 'true' : 'false',
});

/** Asks for a list with what it is to leave out. An API that refuses the parameter is asked for the list as it is. [L-22] [K-02] */
export const askEntitled = <Answer>(
  entitled: AskedEntitled['entitled'],
  ask: (asked: AskedEntitled) => Promise<Answer>,
): Promise<Answer> => (entitled === undefined ? ask({}) : askOptional({ entitled }, ask));
