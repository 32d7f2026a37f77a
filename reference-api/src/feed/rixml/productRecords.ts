import { languages, type Language } from '@portal/contract';
import { FeedRefusal } from '../FeedRefusal.ts';
import { companyOf, referenceOf, type Conversion, type ConvertedLine } from './conversion.ts';
import { editionsIn, fileOf, isHtml } from './editions.ts';
import { ratingRecords } from './ratingRecords.ts';
import type { RixmlProduct, RixmlResource, RixmlStatus, RixmlTexts } from './readProduct.ts';
import { mappedFrom, type RixmlMapping } from './rixmlMapping.ts';

/** What the standard's own words mean for a feed. Anything else needs a mapping. */
const actions: RixmlMapping['statuses'] = {
  Published: 'create',
  Released: 'create',
  Revised: 'revise',
  Recalled: 'withdraw',
  Deleted: 'withdraw',
  // Not for readers yet, or known to them.
  Pending: 'ignore',
  Rebroadcast: 'ignore',
};

type Action = NonNullable<RixmlMapping['statuses'][string]>;

const unmapped = (what: string, part: string) =>
  new FeedRefusal(`The ${what} has no mapping.`, `Add it to “${part}” of the mapping file.`);

/** @throws FeedRefusal */
function actionOf({ type }: RixmlStatus, { statuses }: RixmlMapping): Action {
  const action = mappedFrom(statuses, type) ?? mappedFrom(actions, type);
  if (action === undefined) throw unmapped(`status “${type}”`, 'statuses');
  return action;
}

/** Of ISO 639-2, as RIXML has it, or of ISO 639-1. */
const languageCodes: Record<string, Language> = { eng: 'en', deu: 'de', ger: 'de', en: 'en', de: 'de' };

/** @throws FeedRefusal */
function languageOf({ language }: RixmlResource): Language {
  const found = mappedFrom(languageCodes, language.toLowerCase());
  if (found !== undefined) return found;
  throw new FeedRefusal(
    `The language “${language}” is not one of the portal (${languages.join(', ')}).`,
    'Leave the resource out.',
  );
}

/** With the focus first, which says more. */
function typeOf({ category, focuses }: RixmlProduct, { types }: RixmlMapping) {
  const keys = [...focuses.map((focus) => `${category}/${focus}`), category];
  const type = keys.map((key) => mappedFrom(types, key)).find((each) => each !== undefined);
  if (type === undefined) throw unmapped(`product category “${category}”`, 'types');
  return type;
}

/**
 * Of the product, else of its securities, else of its type. Access depends on them, so that none may be missing.
 * @throws FeedRefusal
 */
function classesOf(product: RixmlProduct, { mapping }: Conversion): string[] {
  const ofSecurities = product.issuers
    .flatMap(({ securities }) => securities)
    .flatMap(({ assetClass }) => assetClass ?? []);
  const given = product.assetClasses.length > 0 ? product.assetClasses : [...new Set(ofSecurities)];
  const missing = given.find((each) => mappedFrom(mapping.asset_classes, each) === undefined);
  if (missing !== undefined) throw unmapped(`asset class “${missing}”`, 'asset_classes');
  const classes = given.flatMap((each) => mappedFrom(mapping.asset_classes, each) ?? []);
  const found = classes.length > 0 ? [...new Set(classes)] : typeOf(product, mapping).asset_classes;
  if (found !== undefined) return found;
  throw new FeedRefusal(
    'The product has no asset class.',
    `Give “asset_classes” to “${product.category}” in the “types” of the mapping file.`,
  );
}

function sectorsOf({ line, sectors }: RixmlProduct, { mapping, note }: Conversion): string[] {
  const found = sectors.flatMap(({ key, name }) => {
    const mapped = mappedFrom(mapping.sectors, key);
    if (mapped === undefined) note(line, `The sector ${key} “${name ?? ''}” has no mapping and is left out.`);
    return mapped ?? [];
  });
  return [...new Set(found)];
}

async function companiesOf({ issuers }: RixmlProduct, { mapping, note, hasCompany }: Conversion) {
  const named = issuers.map((issuer) => ({ ...issuer, company: companyOf(issuer, mapping) }));
  const main = named.filter(({ isPrimary }) => isPrimary).flatMap(({ company }) => company ?? []);
  const others: string[] = [];
  for (const { line, company, name, isPrimary } of named) {
    if (isPrimary || company === null || main.includes(company)) continue;
    // Research mentions companies that the portal does not have.
    if (await hasCompany(company)) others.push(company);
    else note(line, `The company “${name ?? company}” is not in the portal and is left out.`);
  }
  return { companies: [...new Set(main)], other_companies: [...new Set(others)] };
}

const analystsOf = ({ analysts }: RixmlProduct, { mapping }: Conversion): string[] =>
  analysts.flatMap(({ id, name }) => {
    const mapped = mappedFrom(mapping.analysts, id);
    return mapped === undefined ? [name] : (mapped ?? []);
  });

function textsFor(
  { texts, language, line }: RixmlProduct,
  resource: RixmlResource,
  note: Conversion['note'],
): RixmlTexts {
  const own = texts.get(resource.language);
  const general = texts.get(language);
  if (own?.title === undefined)
    note(line, `There is no title in “${resource.language}”: the one in “${language}” is used.`);
  return { title: own?.title ?? general?.title, summary: own?.summary ?? general?.summary };
}

/** What all editions share. */
async function sharedFields(product: RixmlProduct, conversion: Conversion) {
  const { type, featured } = typeOf(product, conversion.mapping);
  return {
    publish_at: product.publishedAt,
    type,
    featured,
    asset_classes: classesOf(product, conversion),
    paper: product.id,
    sectors: sectorsOf(product, conversion),
    analysts: analystsOf(product, conversion),
    ...(await companiesOf(product, conversion)),
  };
}

/** @throws FeedRefusal for files of another publisher than the mapping is for */
function requirePublisher({ publishers }: RixmlProduct, { publisher }: RixmlMapping): void {
  if (publisher === undefined || publishers.includes(publisher)) return;
  throw new FeedRefusal(
    `The product is of the publisher ${publishers.join(', ') || 'without OrganizationID'}, and the mapping of ${publisher}.`,
    'Feed each publisher with its own mapping file.',
  );
}

/** A fault of one part is no fault of the others. */
async function attempt(line: number, work: () => Promise<ConvertedLine[]>): Promise<ConvertedLine[]> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FeedRefusal) return [{ line, fault: error }];
    throw error;
  }
}

const withdrawal = (reference: string, { time }: RixmlStatus) => ({
  kind: 'withdrawal',
  reference,
  revision: time,
});

/** All editions that the portal has, whatever the file still names. */
async function recall(product: RixmlProduct, { editionsOf, note }: Conversion): Promise<ConvertedLine[]> {
  const named = product.resources
    .filter((resource, _index, all) => !isHtml(resource) || all.length === 1)
    .map((resource) => referenceOf(product, resource));
  const references = [...new Set([...named, ...(await editionsOf(product.id))])];
  if (references.length === 0) note(product.line, `There is no edition of ${product.id} to withdraw.`);
  return references.map((reference) => ({
    line: product.line,
    record: withdrawal(reference, product.status),
  }));
}

async function publish(
  product: RixmlProduct,
  conversion: Conversion,
  action: Action,
): Promise<ConvertedLine[]> {
  const { mapping, note } = conversion;
  const shared = await sharedFields(product, conversion);
  const editions = editionsIn(product, note);
  if (editions.length === 0)
    throw new FeedRefusal('The product has no Resource.', 'Expected one for each file of it.');
  const lines: ConvertedLine[] = [];
  for (const { resource, file, preview } of editions) {
    const reference = referenceOf(product, resource);
    const { status = product.status } = resource;
    const converted = await attempt(resource.line, () => {
      if (actionOf(status, mapping) === 'withdraw')
        return Promise.resolve([{ line: resource.line, record: withdrawal(reference, status) }]);
      const record = {
        kind: 'publication',
        reference,
        action,
        revision: product.status.time,
        language: languageOf(resource),
        ...textsFor(product, resource, note),
        ...shared,
        file: fileOf(file),
        preview: fileOf(preview),
      };
      return Promise.resolve([{ line: resource.line, record }]);
    });
    lines.push(...converted);
  }
  const [first] = editions;
  if (first !== undefined) lines.push(...ratingRecords(product, first.resource, conversion));
  return lines;
}

/** The lines of a feed that a product is: a publication for each of its files, then the ratings it states. */
export function productRecords(product: RixmlProduct, conversion: Conversion): Promise<ConvertedLine[]> {
  const { mapping, note } = conversion;
  return attempt(product.line, async () => {
    requirePublisher(product, mapping);
    const action = actionOf(product.status, mapping);
    if (action === 'withdraw') return recall(product, conversion);
    if (action !== 'ignore') return publish(product, conversion, action);
    note(product.line, `${product.id} is ${product.status.type}: nothing is fed.`);
    return [];
  });
}
