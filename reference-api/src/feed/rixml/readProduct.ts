import { childOf, childrenOf, textOf, type XmlElement } from './xmlElement.ts';
import { readIssuers, valueOf, type RixmlIssuer } from './readIssuers.ts';
import { XmlRefusal } from './readXml.ts';

export interface RixmlStatus {
  type: string;
  /** In seconds since 1970. */
  time: number;
}

export interface RixmlResource {
  line: number;
  id: string;
  /** As in the file, such as `deu`. */
  language: string;
  /** Media type in small letters. */
  type: string;
  /** Of the file next to this one. */
  name: string | undefined;
  status: RixmlStatus | undefined;
}

export interface RixmlTexts {
  title: string | undefined;
  /** The synopsis, else the abstract. */
  summary: string | undefined;
}

/** One idea of a publisher, with the files that have it. */
export interface RixmlProduct {
  line: number;
  id: string;
  /** Of its description, such as `eng`. */
  language: string;
  publishers: string[];
  status: RixmlStatus;
  publishedAt: string | undefined;
  category: string;
  focuses: string[];
  /** By language. */
  texts: Map<string, RixmlTexts>;
  resources: RixmlResource[];
  assetClasses: string[];
  sectors: { key: string; name: string | undefined }[];
  analysts: { id: string; name: string }[];
  issuers: RixmlIssuer[];
}

/** @throws XmlRefusal */
function needed(element: XmlElement, attribute: string): string {
  const value = element.attributes[attribute]?.trim() ?? '';
  if (value !== '') return value;
  throw new XmlRefusal(element.line, `${element.name} has no ${attribute}.`, 'It is required in RIXML.');
}

/** @throws XmlRefusal */
export function currentStatus(element: XmlElement): RixmlStatus | undefined {
  const statuses = childrenOf(element, 'StatusInfo');
  if (statuses.length === 0) return undefined;
  const [current, ...more] = statuses.filter(
    ({ attributes }) => attributes['currentStatusIndicator'] === 'Yes',
  );
  if (current === undefined || more.length > 0)
    throw new XmlRefusal(
      element.line,
      `${current === undefined ? 'No' : 'More than one'} StatusInfo of this ${element.name} is current.`,
      'Say currentStatusIndicator="Yes" once.',
    );
  const time = Date.parse(needed(current, 'statusDateTime'));
  if (Number.isNaN(time))
    throw new XmlRefusal(
      current.line,
      'statusDateTime is not a time.',
      'Expected one of ISO 8601, with its zone.',
    );
  return { type: needed(current, 'statusType'), time: Math.floor(time / 1000) };
}

function textsIn(details: XmlElement): RixmlTexts {
  const either = (name: string) => {
    const formatted = textOf(childOf(details, `${name}Formatted`));
    return textOf(childOf(details, name)) ?? formatted;
  };
  const synopsis = either('Synopsis');
  const abstract = either('Abstract');
  return { title: either('Title'), summary: synopsis ?? abstract };
}

function readTexts(content: XmlElement, language: string): Map<string, RixmlTexts> {
  const texts = new Map([[language, textsIn(content)]]);
  const more = childOf(content, 'ContentDetailsAlternativeLanguages');
  for (const details of childrenOf(more, 'ContentDetails'))
    texts.set(details.attributes['language'] ?? language, textsIn(details));
  return texts;
}

function readResource(resource: XmlElement, language: string): RixmlResource {
  // Where it may also be had, and how long it is.
  for (const name of ['URL', 'Length', 'Comments']) childrenOf(resource, name);
  return {
    line: resource.line,
    id: needed(resource, 'resourceID'),
    language: resource.attributes['language'] ?? language,
    type: textOf(childOf(resource, 'MIMEType'))?.toLowerCase() ?? '',
    name: textOf(childOf(resource, 'Name')),
    status: currentStatus(resource),
  };
}

const isAuthor = ({ attributes }: XmlElement) => ['Author', undefined].includes(attributes['role']);

const inOrder = (elements: XmlElement[]) => elements.toSorted((one, other) => rankOf(one) - rankOf(other));

/** The primary ones first, then by sequence. */
const rankOf = ({ attributes }: XmlElement) =>
  (attributes['primaryIndicator'] === 'Yes' ? 0 : 1_000_000) + Number(attributes['sequence'] ?? 0);

function readAnalysts(organizations: XmlElement[]): RixmlProduct['analysts'] {
  return inOrder(organizations)
    .flatMap((organization) => inOrder(childrenOf(organization, 'PersonGroup')).filter(isAuthor))
    .flatMap((group) => inOrder(childrenOf(group, 'PersonGroupMember')).filter(isAuthor))
    .flatMap((member) => childrenOf(member, 'Person'))
    .map((person) => {
      const [given, family, display] = ['GivenName', 'FamilyName', 'DisplayName'].map((name) =>
        textOf(childOf(person, name)),
      );
      const whole = given !== undefined && family !== undefined ? `${given} ${family}` : undefined;
      return { id: person.attributes['personID'] ?? '', name: whole ?? display ?? family ?? '' };
    });
}

/** Sectors may have their narrower ones inside. */
function readSectors(parent: XmlElement | undefined): RixmlProduct['sectors'] {
  return childrenOf(parent, 'SectorIndustry').flatMap((sector) => [
    {
      key: `${sector.attributes['classificationType'] ?? ''}:${sector.attributes['code'] ?? ''}`,
      name: textOf(childOf(sector, 'Name')),
    },
    ...readSectors(sector),
  ]);
}

const assetClassesIn = (parent: XmlElement | undefined) =>
  childrenOf(parent, 'AssetClass').flatMap(({ attributes }) => attributes['assetClass'] ?? []);

/**
 * Reads what the portal has a place for; everything else stays unread.
 * @throws XmlRefusal
 */
export function readProduct(product: XmlElement, language: string): RixmlProduct {
  const status = currentStatus(product);
  if (status === undefined)
    throw new XmlRefusal(product.line, 'The product has no StatusInfo.', 'It is required in RIXML.');
  const organizations = childrenOf(childOf(product, 'Source'), 'Organization');
  for (const organization of organizations) childrenOf(organization, 'OrganizationName');
  const content = childOf(product, 'Content');
  const context = childOf(product, 'Context');
  const details = childOf(context, 'ProductDetails');
  const category = childOf(details, 'ProductCategory');
  const classified = childOf(context, 'ProductClassifications');
  const { productCategory, publisherDefinedValue } = category?.attributes ?? {};
  return {
    line: product.line,
    id: needed(product, 'productID'),
    language,
    publishers: organizations
      .flatMap((organization) => childrenOf(organization, 'OrganizationID'))
      .flatMap((id) => textOf(id) ?? []),
    status,
    publishedAt: details?.attributes['publicationDateTime'],
    category: valueOf(productCategory, publisherDefinedValue ?? textOf(category)),
    focuses: childrenOf(details, 'ProductFocus').flatMap(({ attributes }) => attributes['focus'] ?? []),
    texts: content === undefined ? new Map<string, RixmlTexts>() : readTexts(content, language),
    resources: childrenOf(content, 'Resource').map((resource) => readResource(resource, language)),
    assetClasses: [...new Set([...assetClassesIn(classified), ...assetClassesIn(context)])],
    sectors: [...readSectors(classified), ...readSectors(context)],
    analysts: readAnalysts(organizations),
    issuers: readIssuers(childOf(context, 'IssuerDetails')),
  };
}
