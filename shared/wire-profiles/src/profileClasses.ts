import { plainText, z } from '@portal/wire';

/** The asset classes in which profiles are shown. */
export const profileClasses = ['Equity', 'Fixed Income'] as const;
export type ProfileClass = (typeof profileClasses)[number];

/** The external id of a profile's record. */
export const refSchema = plainText(100).check(z.minLength(1));
