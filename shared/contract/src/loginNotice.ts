/** Why the login page is shown instead of the page that was open. */
export type LoginNotice = 'sessionOver' | 'sessionNotKept';

/**
 * State of a navigation to the login page, where the notice stays, also after a reload. It is in no address: nobody can
 * forge it by a link. [B-03]
 */
export const stateWithLoginNotice = (notice: LoginNotice) => ({ authNotice: notice });
