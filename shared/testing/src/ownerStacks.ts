import * as React from 'react';

interface OwnerStacks {
  recentlyCreatedOwnerStacks: number;
}

// React's development build takes a stack trace for each element it makes, up to a number a second: a tenth of a screen
// test's processor time, for lines in warnings. Above that number it takes none.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, OwnerStacks | undefined>;
if (internals === undefined || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React keeps its owner stacks elsewhere now.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e9, set: () => undefined });
