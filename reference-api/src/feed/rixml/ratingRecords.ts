import { zurichDay } from '@portal/node';
import { companyOf, referenceOf, type Conversion, type ConvertedLine } from './conversion.ts';
import type { RixmlIssuer, RixmlRating, RixmlSecurity } from './readIssuers.ts';
import type { RixmlProduct, RixmlResource } from './readProduct.ts';
import { mappedFrom } from './rixmlMapping.ts';

interface Stated {
  line: number;
  class: string;
  rating: string;
  at: string | undefined;
}

function statedIn(ratings: readonly RixmlRating[], { mapping, note }: Conversion): Stated[] {
  return ratings.flatMap(({ line, value, at }) => {
    const mapped = mappedFrom(mapping.ratings, value);
    if (mapped === undefined) note(line, `The rating “${value}” has no mapping and is left out.`);
    return mapped ? [{ ...mapped, line, at }] : [];
  });
}

/** Publishers state the standard's value next to their own: the same rating twice is one. */
function oneOf(stated: readonly Stated[], note: Conversion['note']): Stated | undefined {
  const [first, ...more] = stated;
  const other = more.find(({ class: kind, rating }) => kind !== first?.class || rating !== first.rating);
  if (first === undefined || other === undefined) return first;
  note(other.line, `“${first.rating}” and “${other.rating}” contradict each other: neither is taken.`);
  return undefined;
}

function targetOf({ target }: RixmlSecurity, line: number, note: Conversion['note']) {
  if (target === undefined) return {};
  const { price: target_price, currency: close_currency } = target;
  if (close_currency !== undefined) return { target_price, close_currency };
  note(line, 'The target price has no currency and is left out.');
  return {};
}

/** A day of Zurich; the paper's, if the rating does not say. */
function dayOf(at: string | undefined): string | undefined {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? undefined : zurichDay(new Date(time));
}

/** The ratings that a product states, each under the embargo of its first edition. */
export function ratingRecords(
  product: RixmlProduct,
  first: RixmlResource,
  conversion: Conversion,
): ConvertedLine[] {
  const { mapping, note } = conversion;
  const recordsOf = (issuer: RixmlIssuer) =>
    issuer.securities.flatMap((security): ConvertedLine[] => {
      const stated = oneOf(statedIn(security.ratings, conversion), note);
      const company = companyOf(issuer, mapping);
      if (stated === undefined || company === null) return [];
      const { line, class: kind, rating, at } = stated;
      const record = {
        kind: 'rating',
        company,
        class: kind,
        stated_on: dayOf(at ?? product.publishedAt),
        publication: referenceOf(product, first),
        rating,
        ...targetOf(security, line, note),
      };
      return [{ line, record }];
    });
  return product.issuers.flatMap(recordsOf);
}
