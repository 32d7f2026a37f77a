import { imageHrefBelow } from '@portal/api/images';
import { firstView } from '@portal/contract';

/** As the page says where the API is; no other kind of first view has pictures. */
export const imageHref = (link: string | null): string | undefined =>
  imageHrefBelow(firstView()?.apiBase ?? '', link);
