import './ownerStacks.ts';
import { configure, getConfig, type Config } from '@testing-library/react';

const { getElementError } = getConfig();

/** Whether a query failed inside `waitFor`, which asks again and prints the document itself when it gives up. */
const asksAgain = () =>
  (getConfig() as Config & { _disableExpensiveErrorDiagnostics: boolean })._disableExpensiveErrorDiagnostics;

function nameOnly(message: string | null): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

configure({
  /** What a test waits for comes late on a busy machine: the limit is there for what never comes. */
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) =>
    asksAgain() ? nameOnly(message) : getElementError(message, container),
});
