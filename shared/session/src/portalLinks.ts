/** `links` of the environment document: addresses that differ between environments. */
export interface PortalLinks {
  corporateAccess: string;
  /** Mail addresses, without the scheme. */
  researchMail: string;
  publicationsMail: string;
  dataProtection: string;
  privacy: string;
  /** Path of the text that clients accept, with `{language}` for en or de; undefined: only the link is shown. */
  privacyText?: string | undefined;
}

let links: PortalLinks | undefined;

/** Called once by the shell, before it loads any remote. */
export function providePortalLinks(value: PortalLinks): void {
  links = value;
}

/** @throws before the shell has read its environment */
export function portalLinks(): PortalLinks {
  if (links === undefined) throw new Error('The environment’s links are not known yet.');
  return links;
}
