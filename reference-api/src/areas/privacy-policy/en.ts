import type { Policy } from '@portal/wire-preferences';

/** Of a fictional bank, for the demo. */
export const en: Policy = {
  title: 'Privacy policy of the Research Portal',
  lead: 'This policy explains which personal data the Research Portal holds about you, why, and what you can ask of us. It is written for the clients of Demo Bank Ltd, a fictional bank.',
  sections: [
    {
      heading: '1. Who is responsible',
      paragraphs: [
        'Demo Bank Ltd, Zurich, is responsible for the data that the Research Portal processes. The Swiss Federal Act on Data Protection applies; where you live in the European Economic Area, the General Data Protection Regulation applies as well.',
      ],
    },
    {
      heading: '2. Which data we hold',
      paragraphs: ['We hold only what the portal needs to serve you:'],
      points: [
        'your name, your e-mail address, which is also your username, and the number under which the bank keeps you as a client;',
        'your password, in a form from which it cannot be read back;',
        'your subscription: the pages, types of publication and asset classes that you may open;',
        'your choices: preferred language, notification settings, and that you have accepted these terms;',
        'a record of your logins and of changes to your account.',
      ],
    },
    {
      heading: '3. What we use it for',
      paragraphs: [
        'We use these data to let you in, to show you the research of your subscription in your language, to send you the messages that you ask for, such as a link to set a new password, to protect your account against misuse, and to meet our legal duties.',
        'We do not sell your data, and we take no decision about you by machine alone.',
      ],
    },
    {
      heading: '4. Cookies and storage in your browser',
      paragraphs: [
        'The portal uses only cookies that it needs to work; there are none for advertising and none of other companies.',
      ],
      points: [
        'Session: keeps you logged in, until the browser closes or, if you choose to be remembered, for 400 days.',
        'Remember me, and a random id of the session: whether to keep you logged in, and how your open tabs know that they belong together.',
        'Language and filters: what you chose, so that you find it again.',
        'Notification: a short message that is to appear on the next page; it is removed once it has been shown.',
      ],
    },
    {
      heading: '5. How we measure use',
      paragraphs: [
        'When you open a page or search, the portal records an event: the address of the page with your search words and filters, the kind of event, the event before it and, for a publication, which one. The event is kept under your account. Passwords and login links are never part of it. The bank also records which publications you read and download, and whether you followed a link of our mails to one; our mails have no hidden pictures.',
        'These events show us which research is read and which searches find nothing. They stay with us and are not passed on to providers of analytics.',
      ],
    },
    {
      heading: '6. Who receives your data',
      paragraphs: [
        'Within the bank: the research and sales teams that look after you, and those who run the portal. Outside of it: service providers who work for us under contract, and authorities where the law obliges us. The calendar of corporate access is a site of its own, to which its own policy applies.',
      ],
    },
    {
      heading: '7. How long we keep it',
      paragraphs: [
        'We keep the data of your account for as long as you have access to the portal, and afterwards only for as long as the law demands. Links in our e-mails work once and expire after ten minutes.',
      ],
    },
    {
      heading: '8. Your rights',
      paragraphs: [
        'You can ask us which data we hold about you, have them corrected, handed over or deleted, and object to their use. You can withdraw your acceptance of this policy at any time; the portal is then closed to you. You may also turn to the Federal Data Protection and Information Commissioner or to the authority of the place where you live.',
      ],
    },
  ],
  contact: {
    heading: '9. Contact',
    text: 'For questions about your data, write to Demo Bank Ltd, Data Protection, 8000 Zurich, or to',
  },
  version: 'Version of 1 November 2026.',
};
