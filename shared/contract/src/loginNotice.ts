/** Why the login page is shown instead of the current page. */
export type LoginNotice = 'sessionOver' | 'sessionNotStored';

/** Navigation state of the login page; survives a reload. Unlike an address, it cannot be forged by a link. [B-03] */
export const stateWithLoginNotice = (notice: LoginNotice) => ({ authNotice: notice });
