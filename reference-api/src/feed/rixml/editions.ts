import { FeedRefusal } from '../FeedRefusal.ts';
import type { Conversion } from './conversion.ts';
import type { RixmlProduct, RixmlResource } from './readProduct.ts';

export const isHtml = ({ type }: RixmlResource): boolean => type === 'text/html';

/** HTML is the preview of the file in its language, or an edition of its own. */
export function editionsIn({ resources, line }: RixmlProduct, note: Conversion['note']) {
  const files = resources.filter((resource) => !isHtml(resource));
  const previews = resources.filter(isHtml);
  const isFirst = (resource: RixmlResource, among: RixmlResource[]) =>
    among.find(({ language }) => language === resource.language) === resource;
  const alone = previews.filter(({ language }) => files.every((file) => file.language !== language));
  for (const preview of previews)
    if (!isFirst(preview, previews)) note(line, `A second HTML file in “${preview.language}” is left out.`);
  return [
    ...files.map((file) => ({
      resource: file,
      file,
      preview: isFirst(file, files) ? previews.find(({ language }) => language === file.language) : undefined,
    })),
    ...alone
      .filter((preview) => isFirst(preview, previews))
      .map((preview) => ({ resource: preview, file: undefined, preview })),
  ];
}

/** @throws FeedRefusal for one that is not next to the file */
export function fileOf(resource: RixmlResource | undefined): { path: string; type: string } | undefined {
  if (resource === undefined) return undefined;
  const { name: path, type, id } = resource;
  if (path !== undefined) return { path, type };
  throw new FeedRefusal(
    `The resource ${id} has no Name: nothing is fetched from an address.`,
    'Put its file next to the RIXML file, and name it.',
  );
}
