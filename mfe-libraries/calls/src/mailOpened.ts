import { call, optional, docRefSchema, plainText, z } from '@portal/wire';

export const mailOpened = call({
  method: 'POST',
  path: 'mail_opened',
  summary:
    'Says that a link of a mail led its reader to a publication: `mail` is what the link says of its mail. Counts once. Not in the specification.',
  authenticated: true,
  body: z.object({ docRef: docRefSchema, mail: plainText(100).check(z.minLength(1)) }),
  answer: z.object({ noted: z.boolean() }),
  reading: z.object({ noted: optional('noted', z.boolean(), false) }),
});
