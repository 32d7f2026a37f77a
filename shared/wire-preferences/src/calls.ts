export { updateAcceptedTerms } from './terms.ts';
