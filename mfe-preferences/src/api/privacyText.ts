import { api, queryOptions } from '@portal/api';
import type { Language } from '@portal/contract';
import { privacyTextAt } from '@portal/wire-preferences';

/** The privacy policy in one language, from where the environment keeps it on the portal's host. */
export const privacyTextQuery = (address: string, language: Language) =>
  queryOptions({
    queryKey: ['preferences', 'privacy-text', address, language],
    queryFn: ({ signal }) => {
      const { href } = new URL(address.replace('{language}', language), location.origin);
      return api.call(privacyTextAt(href), { signal });
    },
    staleTime: Infinity,
  });
