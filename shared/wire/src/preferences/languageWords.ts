/** The languages of publications, as the tags name them. */
export const languageWords = ['English', 'German'] as const;
