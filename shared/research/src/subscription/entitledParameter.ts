import { entitledChoice } from './entitledChoice.ts';

/** Query parameter that leaves out what the client cannot open: always, never, or if there is much of it. */
export interface EntitledParameter {
  entitled?: 'true' | 'false' | 'auto';
}

/** By the client's choice; without one the API decides. [L-22] */
export function entitledParameter(choice = entitledChoice()): EntitledParameter {
  if (choice === undefined) return { entitled: 'auto' };
  return { entitled: choice ? 'true' : 'false' };
}
