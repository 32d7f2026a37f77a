'use strict';

/**
 * Applies saved messages to the open page. Follows the module that loads them, so that they are read again from there.
 */
const follow = `
import { changeLanguage as showMessagesAgain, languageStore as shownLanguage } from '@portal/i18n';
import.meta.webpackHot?.accept(['./en.ts', './de.ts'], () => void showMessagesAgain(shownLanguage.getState().language));
`;

module.exports = function hotMessages(source, map) {
  this.callback(null, source + follow, map);
};
