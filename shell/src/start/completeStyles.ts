import { withinTime } from '../remotes/attempts/withinTime.ts';

/**
 * Applies the page's style sheets, which are for paper until then: the frame of the page does not wait for them. One
 * that did not come, or came otherwise than released, is asked for once more, under another address, since browsers keep
 * what failed. @throws naming the file, rather than an unstyled page
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
