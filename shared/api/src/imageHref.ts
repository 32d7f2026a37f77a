import { apiConfiguration } from './configuration.ts';
import { imageHrefBelow } from './imageHrefBelow.ts';

/** The address of a picture below the API's base; undefined for none and for other addresses. */
export const imageHref = (link: string | null | undefined): string | undefined =>
  imageHrefBelow(apiConfiguration().baseUrl, link);
