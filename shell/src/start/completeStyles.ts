import { withinTime } from '../remotes/attempts/withinTime.ts';

/**
 * Enables style sheets, which are print-only at first so that they do not block the frame. A failed or altered one is
 * requested again, under a new address, since browsers cache failures.
 * @throws naming the file, rather than showing an unstyled page
 */
export async function completeStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  for (const link of links) link.media = 'all';
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(askAgain));
}

async function askAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  again.href = `${link.href}?r=1`;
  const name = new URL(link.href).pathname.split('/').at(-1);
  const failure = () => new Error(`The style sheet ${name} of the portal could not be loaded.`);
  const coming = new Promise<void>((resolve, reject) => {
    again.onload = () => (again.sheet === null ? reject(failure()) : resolve());
    again.onerror = () => reject(failure());
  });
  link.replaceWith(again);
  await withinTime(coming, failure);
}
