import { acceptedTermsQuery, queryClient } from '@portal/api';
import type { LoaderFunction } from 'react-router-dom';

/** What cannot be learnt is left to the gate, which asks by itself and says what failed. */
async function mayAsk(): Promise<boolean> {
  try {
    return await queryClient.query(acceptedTermsQuery);
  } catch {
    return true;
  }
}

/**
 * A page's data is asked for beside the gates, without waiting for their answer. Before the terms are accepted the API
 * refuses it, and the gate leads elsewhere: then it is not asked for at all. [G-02]
 */
export const onceAccepted =
  (loader: LoaderFunction): LoaderFunction =>
  async (args, context) =>
    (await mayAsk()) ? loader(args, context) : null;
