/** Without its schemas: the answers of a first view are checked by `isDrawable`. */
export * from '@portal/wire';

const notRead = { safeParse: () => ({ success: false }) };

const nothing = () => undefined;

export const readPreferences = nothing;
export const writePreferences = nothing;

/** Addresses with days are not drawn. */
export const dateRangeSchema = { shape: { start_date: notRead } };
