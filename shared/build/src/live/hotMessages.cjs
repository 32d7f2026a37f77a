'use strict';

/**
 * Puts saved messages into the open page. It follows the module that loads a package's messages, so that each language
 * is read again from where that module has it.
 */
const follow = `
import { changeLanguage as showMessagesAgain, languageStore as shownLanguage } from '@portal/i18n';
import.meta.webpackHot?.accept(['./en.ts', './de.ts'], () => void showMessagesAgain(shownLanguage.getState().language));
`;

module.exports = function hotMessages(source, map) {
  this.callback(null, source + follow, map);
};
