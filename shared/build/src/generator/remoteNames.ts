/** What a squad says of the remote it wants. */
export interface RemoteRequest {
  /** With or without `mfe-`. */
  name: string;
  /** Address of its page. @default the name */
  path?: string | undefined;
  /** Title of its page in English. @default the name */
  title?: string | undefined;
  /** And in German. @default the English one */
  titleDe?: string | undefined;
}

/** What a remote is called, wherever it has a name. */
export interface RemoteNames {
  /** Package and folder, such as `mfe-target-prices`. */
  package: string;
  /** As the shell and its reports call it, such as `target-prices`. */
  area: string;
  /** First part of the ids of its texts, such as `targetPrices`. */
  messages: string;
  path: string;
  title: string;
  titleDe: string;
}

/** Every name of a remote, from the one it was given. */
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

/** A text as the portal sets it; the straight sign would also end a text in code. */
const typographic = (text: string) => text.trim().replaceAll("'", '’');
