import { acceptedTermsQuery, entitlementsQuery, queryClient } from '@portal/api';
import { mayOpen, type AccessKey, type AskedPage } from '@portal/contract';
import type { LoaderFunction } from 'react-router-dom';

/** What cannot be learnt is left to the gate, which asks by itself and says what failed. */
async function mayAsk(page: AskedPage): Promise<boolean> {
  try {
    const [accepted, entitlements] = await Promise.all([
      queryClient.query(acceptedTermsQuery),
      queryClient.query(entitlementsQuery),
    ]);
    return accepted && mayOpen(entitlements, page);
  } catch {
    return true;
  }
}

/**
 * A page's data is asked for next to the gate, without waiting for its answer. Before the terms are accepted, or outside of
 * the subscription, the API refuses it and the gate leads elsewhere: then it is not asked for at all. [G-02] [G-05]
 */
export const onceAllowed =
  (loader: LoaderFunction, access: AccessKey | undefined): LoaderFunction =>
  async (args, context) => {
    const { pathname } = new URL(args.request.url);
    return (await mayAsk({ pathname, access })) ? loader(args, context) : null;
  };
