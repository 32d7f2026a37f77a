import { optional, z } from '@portal/wire';

/** Access to one record's tabs, by tab name. */
export const permissionsSchema = z.record(z.string(), z.object({ can_access: z.boolean() }));

/** An unreadable tab is closed. */
export const permissionsReading = z.record(
  z.string(),
  optional(
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
/** Whether a tab is open, by name; missing ones are open, as in the entitlement map. */
export type Permissions = z.output<typeof permissionsReading>;
