import type { Bench } from '../Bench.ts';
import { callers, signedIn } from './signedIn.ts';

const exclude = encodeURIComponent(
  JSON.stringify({ Sector: ['Real Estate Funds / Investment Foundations'] }),
);

/** The panel next to the equity library. Only clients who may open the library may have it: the first account may. */
export const ratingBenches: readonly Bench[] = [
  {
    ...signedIn('latest_ratings', `/latest_ratings?type=Equities&limit=15&exclude_tag_filters=${exclude}`),
    prepare: (api, count) =>
      callers(count, async () => {
        const { token } = await api.signIn(0);
        return { headers: { authorization: `Bearer ${token}` } };
      }),
  },
];
