import { acceptedTermsQuery, entitlementsQuery, queryClient } from '@portal/api';
import { mayOpen, type AccessKey, type RequestedPage } from '@portal/contract';
import type { LoaderFunction } from 'react-router-dom';

/** True on failure: the gate reports it. */
async function mayAsk(page: RequestedPage): Promise<boolean> {
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
 * Loads a page's data in parallel with the gate, unless the API would refuse it: before the terms are accepted, or
 * outside the subscription. [G-02] [G-05]
 */
export const onceAllowed =
  (loader: LoaderFunction, access: AccessKey | undefined): LoaderFunction =>
  async (args, context) => {
    const { pathname } = new URL(args.request.url);
    return (await mayAsk({ pathname, access })) ? loader(args, context) : null;
  };
