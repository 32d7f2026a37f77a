import { plainText, z } from '@portal/wire';

/** Asset classes of profiles. */
export const profileClasses = ['Equity', 'Fixed Income'] as const;
export type ProfileClass = (typeof profileClasses)[number];

/** External id of a profile's record. */
export const refSchema = plainText(100).check(z.minLength(1));
