export { updateAcceptedTerms } from './terms.ts';
export { entitledTags, preferenceCentre, tagsFromCriJson } from './notifications.ts';
