import { detail, z } from '@portal/wire';

/** What a client may open of one record: by the names of its tabs. */
export const permissionsSchema = z.record(z.string(), z.object({ can_access: z.boolean() }));

/** A tab is open or closed; one of which neither can be read is closed. */
export const permissionsReading = z.record(
  z.string(),
  detail(
    'permission',
    z.union([
      z.boolean(),
      z.pipe(
        z.object({ can_access: z.boolean() }),
        z.transform((one) => one.can_access),
      ),
    ]),
    false,
  ),
);
/** Whether a tab is open, by its name; one that is not named is, as in the map of the portal's tabs. */
export type Permissions = z.output<typeof permissionsReading>;
