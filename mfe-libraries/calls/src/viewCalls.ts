import {
  anyAnswer,
  call,
  optional,
  optionalList,
  libraryNames,
  listAnswer,
  readCall,
  served,
  z,
} from '@portal/wire';
import { idSchema, nameSchema, viewQuerySchema, viewReading, viewSchema } from './views.ts';

export const savedViews = readCall({
  path: 'saved_views',
  reading: listAnswer(
    z.object({
      views: optionalList('view', viewReading),
      mails_off: optional('mails_off', z.boolean(), false),
    }),
  ),
  beyond: true,
  served: () =>
    served({
      summary:
        'The views of a library that the client has saved, in the order in which they were, each with the number of its new papers; and whether the client has turned mails off.',
      query: z.object({ library: z.enum(libraryNames) }),
      answer: z.object({ views: z.array(viewSchema), mails_off: z.boolean() }),
      sample: { library: 'equities' },
      without: 'Libraries offer no saved views.',
    }),
});

export const saveView = call({
  method: 'POST',
  path: 'save_view',
  summary:
    'Saves a view of a library under a name. 409 if another view of the library has the name, or if the limit is reached. With the `id` of a view that was just removed, restores it. Not in the specification.',
  authenticated: true,
  body: z.object({
    /** Of a removed view. If it is gone for good, a new one is created. */
    id: z.optional(idSchema),
    library: z.enum(libraryNames),
    name: nameSchema,
    query: viewQuerySchema,
    mail: z.boolean(),
  }),
  answer: z.object({ success: z.literal(true) }),
  reading: anyAnswer,
});

export const changeView = call({
  method: 'POST',
  path: 'change_view',
  summary:
    "Renames a view of the client's, changes its filters, or turns its mails on or off: what is left out stays. 404 when it is gone, 409 for the name of another one. Not in the specification.",
  authenticated: true,
  body: z.object({
    id: idSchema,
    name: z.optional(nameSchema),
    query: z.optional(viewQuerySchema),
    mail: z.optional(z.boolean()),
  }),
  answer: z.object({ success: z.literal(true) }),
  reading: anyAnswer,
});

export const removeView = call({
  method: 'POST',
  path: 'remove_view',
  summary: 'Removes a view of the client; removing it twice is not an error. Not in the specification.',
  authenticated: true,
  body: z.object({ id: idSchema }),
  answer: z.object({ success: z.literal(true) }),
  reading: anyAnswer,
});
