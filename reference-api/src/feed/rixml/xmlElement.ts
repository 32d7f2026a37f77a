/** A part of an XML file, with where it begins. */
export interface XmlElement {
  /** Without a prefix. */
  name: string;
  namespace: string;
  /** From 1. */
  line: number;
  attributes: Record<string, string>;
  /** As it comes: text and elements. */
  content: (string | XmlElement)[];
  /** Whether anything was asked for by its name: what was not is reported. */
  isRead: boolean;
}

const isElement = (part: string | XmlElement): part is XmlElement => typeof part !== 'string';

export function childrenOf(parent: XmlElement | undefined, name: string): XmlElement[] {
  const found = (parent?.content ?? [])
    .filter(isElement)
    .filter((child) => child.name === name && child.namespace === parent?.namespace);
  for (const child of found) child.isRead = true;
  return found;
}

/** The first one whose attribute has this value; others stay unread. */
export function childWith(
  parent: XmlElement,
  name: string,
  { attribute, value }: { attribute: string; value: string },
): XmlElement | undefined {
  const found = parent.content
    .filter(isElement)
    .find((child) => child.name === name && child.attributes[attribute] === value);
  if (found !== undefined) found.isRead = true;
  return found;
}

export const childOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(parent, name)[0];

const wordsIn = ({ content }: XmlElement): string =>
  content.map((part) => (isElement(part) ? wordsIn(part) : part)).join('');

function markRead(element: XmlElement): void {
  element.isRead = true;
  for (const child of element.content.filter(isElement)) markRead(child);
}

/** Its text and that of all in it, in one line; undefined if there is none. */
export function textOf(element: XmlElement | undefined): string | undefined {
  if (element === undefined) return undefined;
  markRead(element);
  const text = wordsIn(element).replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

/** The paths of what nobody asked for, each once. */
export function unreadPaths(element: XmlElement): string[] {
  const paths = element.content
    .filter(isElement)
    .flatMap((child) =>
      child.isRead ? unreadPaths(child).map((path) => `${child.name}/${path}`) : [child.name],
    );
  return [...new Set(paths)];
}
