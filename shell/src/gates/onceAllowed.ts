import { acceptedTermsQuery, entitlementsQuery, queryClient } from '@portal/api';
import { isEntitled, type AccessKey } from '@portal/contract';
import type { LoaderFunction } from 'react-router-dom';

/** What cannot be learnt is left to the gate, which asks by itself and says what failed. */
async function mayAsk(access: AccessKey | undefined): Promise<boolean> {
  try {
    const [accepted, entitlements] = await Promise.all([
      queryClient.query(acceptedTermsQuery),
      queryClient.query(entitlementsQuery),
    ]);
    return accepted && isEntitled(entitlements, access);
  } catch {
    return true;
  }
}

/**
 * A page's data is asked for beside the gate, without waiting for its answer. Before the terms are accepted, or outside of
 * the subscription, the API refuses it and the gate leads elsewhere: then it is not asked for at all. [G-02] [G-05]
 */
export const onceAllowed =
  (loader: LoaderFunction, access: AccessKey | undefined): LoaderFunction =>
  async (args, context) =>
    (await mayAsk(access)) ? loader(args, context) : null;
