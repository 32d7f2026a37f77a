import { authorisation, entitlementsAll } from './access.ts';
import {
  auth,
  changePassword,
  logout,
  passwordlessLogin,
  refreshAuthToken,
  requestPasswordlessLogin,
  requestPasswordReset,
  resetPassword,
} from './auth.ts';
import { acceptedTerms, currentUser, updateAcceptedTerms, updatePreferredLanguage } from './currentUser.ts';
import { captureEvent, documentPreviewHtml, downloadToken } from './documents.ts';
import {
  allResearchDocuments,
  bondsDocuments,
  equitiesDocuments,
  internationalDocuments,
  marketsDocuments,
  realEstateDocuments,
  selectedFixedIncome,
} from './libraries.ts';
import { dmoLinks, highlightsDocuments, webDocuments } from './publications.ts';
import { tagsByCategory } from './tags.ts';

/** Every call of the API, by name. */
export const calls = {
  auth,
  refreshAuthToken,
  logout,
  requestPasswordReset,
  resetPassword,
  requestPasswordlessLogin,
  passwordlessLogin,
  changePassword,
  currentUser,
  acceptedTerms,
  updateAcceptedTerms,
  updatePreferredLanguage,
  entitlementsAll,
  authorisation,
  tagsByCategory,
  highlightsDocuments,
  webDocuments,
  dmoLinks,
  allResearchDocuments,
  equitiesDocuments,
  bondsDocuments,
  internationalDocuments,
  marketsDocuments,
  realEstateDocuments,
  selectedFixedIncome,
  documentPreviewHtml,
  downloadToken,
  captureEvent,
} as const;
