/** Addresses that differ between environments: what `links` of the environment document holds. */
export interface PortalLinks {
  corporateAccess: string;
  /** Mail addresses, without the scheme. */
  researchMail: string;
  publicationsMail: string;
  dataProtection: string;
  privacy: string;
  /** Path of the text that clients accept, with `{language}` for en or de; without it only the link is shown. */
  privacyText?: string | undefined;
}

let links: PortalLinks | undefined;

/** Called once by the shell, before any remote is loaded. */
export function providePortalLinks(value: PortalLinks): void {
  links = value;
}

/** @throws before the shell has read its environment */
export function portalLinks(): PortalLinks {
  if (links === undefined) throw new Error('The environment’s links are not known yet.');
  return links;
}
