/** Without its schemas: the answers of a first view are checked by `isDrawable`. */
export * from '@portal/wire';

const nothing = () => undefined;

export const readPreferences = nothing;
export const writePreferences = nothing;
