import './ownerStacks.ts';
import { configure, getConfig, type Config } from '@testing-library/react';

const { getElementError } = getConfig();

/** Inside `waitFor`, which retries and prints the document itself when it gives up. */
const asksAgain = () =>
  (getConfig() as Config & { _disableExpensiveErrorDiagnostics: boolean })._disableExpensiveErrorDiagnostics;

function nameOnly(message: string | null): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

configure({
  /** Generous for busy machines: the limit is for what never appears. */
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) =>
    asksAgain() ? nameOnly(message) : getElementError(message, container),
});
