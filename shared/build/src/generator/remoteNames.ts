/** A squad's wishes. */
export interface RemoteRequest {
  /** With or without `mfe-`. */
  name: string;
  /** Path of its page. @default the name */
  path?: string | undefined;
  /** Title of its page in English. @default the name */
  title?: string | undefined;
  /** @default the English title */
  titleDe?: string | undefined;
}

/** Derived from the one name in the request. */
export interface RemoteNames {
  /** Such as `mfe-target-prices`. */
  package: string;
  /** Such as `target-prices`. */
  area: string;
  /** Prefix of message ids, such as `targetPrices`. */
  messages: string;
  path: string;
  title: string;
  titleDe: string;
}

export function remoteNames({ name, path, title, titleDe }: RemoteRequest): RemoteNames {
  const area = name.replace(/^mfe-/, '');
  const words = area.replaceAll('-', ' ');
  const english = typographic(title ?? words.charAt(0).toUpperCase() + words.slice(1));
  return {
    package: `mfe-${area}`,
    area,
    messages: area.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    path: path ?? `/${area}`,
    title: english,
    titleDe: titleDe === undefined ? english : typographic(titleDe),
  };
}

/** A straight apostrophe would also end a string in code. */
const typographic = (text: string) => text.trim().replaceAll("'", '’');
