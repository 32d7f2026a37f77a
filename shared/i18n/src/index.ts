export { FormattedMessage } from './FormattedMessage.tsx';
export { formatDay, formatTime, timeZone, today } from './dates.ts';
export { translate, type Values } from './intl.ts';
export { addMessages, changeLanguage, languageStore } from './languageStore.ts';
export { en as commonMessages } from './messages/en.ts';
export { PortalIntlProvider } from './PortalIntlProvider.tsx';
export { noticeToday, useToday } from './useToday.ts';
export { useLanguage, useMessages } from './useMessages.ts';
export { ShowIn, useWords, type Words } from './Words.tsx';
