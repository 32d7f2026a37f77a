import { childOf, childrenOf, childWith, textOf, type XmlElement } from './xmlElement.ts';

export interface RixmlRating {
  line: number;
  /** `PositiveSentiment`, or `PublisherDefined:Buy`. */
  value: string;
  /** When it was stated, if the file says. */
  at: string | undefined;
}

export interface RixmlSecurity {
  assetClass: string | undefined;
  ratings: RixmlRating[];
  target: { price: number; currency: string | undefined } | undefined;
}

export interface RixmlIssuer {
  line: number;
  /** Each with its kind, such as `ISIN:CH0038863350`: the main ones first. */
  ids: string[];
  name: string | undefined;
  isPrimary: boolean;
  securities: RixmlSecurity[];
}

/** `PublisherDefined:Quick Note`, or the standard's own value. */
export const valueOf = (value: string | undefined, defined: string | undefined): string =>
  value === 'PublisherDefined' ? `PublisherDefined:${defined ?? ''}` : (value ?? '');

/** RIXML writes `MUST@SW` for the Bloomberg ticker `MUST SW`. */
function idOf({ attributes }: XmlElement): string {
  const { idType = '', idValue = '', publisherDefinedValue = '' } = attributes;
  if (idType === 'Bloomberg') return `Bloomberg:${idValue.replaceAll('@', ' ')}`;
  return `${idType === 'PublisherDefined' ? publisherDefinedValue : idType}:${idValue}`;
}

/** The publisher's own opinion of today; agencies have theirs, and a watch is none. */
const isOwnRating = (rating: XmlElement) =>
  childOf(rating, 'RatingEntity')?.attributes['ratingEntity'] === 'Publisher' &&
  rating.attributes['priorCurrent'] !== 'Prior' &&
  ['Rating', undefined].includes(rating.attributes['ratingType']);

function readRating(rating: XmlElement): RixmlRating {
  const { rating: value, ratingDateTime } = rating.attributes;
  const defined = textOf(childOf(rating, 'PublisherDefinedValue'));
  return {
    line: rating.line,
    value: valueOf(value, defined),
    at: ratingDateTime,
  };
}

function readTarget(security: XmlElement): RixmlSecurity['target'] {
  const which = { attribute: 'securityFinancialsType', value: 'TargetPrice' };
  const target = childWith(security, 'SecurityFinancials', which);
  if (target === undefined) return undefined;
  const value = childrenOf(target, 'FinancialValue').find(
    ({ attributes }) => attributes['priorCurrent'] !== 'Prior',
  );
  const price = Number(textOf(value));
  const currency = textOf(childOf(target, 'Currency')) ?? target.attributes['currency'];
  return Number.isFinite(price) && price > 0 ? { price, currency } : undefined;
}

/** Others are reported as ignored. */
function ownRatings(security: XmlElement): RixmlRating[] {
  const ratings = childrenOf(security, 'Rating');
  for (const rating of ratings) rating.isRead = isOwnRating(rating);
  return ratings.filter(({ isRead }) => isRead).map(readRating);
}

const readSecurity = (security: XmlElement): RixmlSecurity => ({
  assetClass: childOf(security, 'AssetClass')?.attributes['assetClass'],
  ratings: ownRatings(security),
  target: readTarget(security),
});

const isPrimary = ({ attributes }: XmlElement) => attributes['primaryIndicator'] === 'Yes';

function readIssuer(issuer: XmlElement): RixmlIssuer {
  const securities = childrenOf(childOf(issuer, 'SecurityDetails'), 'Security').toSorted(
    (one, other) => Number(isPrimary(other)) - Number(isPrimary(one)),
  );
  for (const security of securities)
    for (const name of ['AssetType', 'SecurityName', 'SecurityShortName']) childrenOf(security, name);
  const [name] = childrenOf(issuer, 'IssuerName').map((each) => textOf(childOf(each, 'NameValue')));
  return {
    line: issuer.line,
    ids: [
      ...securities.flatMap((security) => childrenOf(security, 'SecurityID')),
      ...childrenOf(issuer, 'IssuerID'),
    ].map(idOf),
    name,
    isPrimary: isPrimary(issuer),
    securities: securities.map(readSecurity),
  };
}

export const readIssuers = (details: XmlElement | undefined): RixmlIssuer[] =>
  childrenOf(details, 'Issuer').map(readIssuer);
