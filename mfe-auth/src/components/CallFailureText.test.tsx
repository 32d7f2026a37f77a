import type { Language } from '@portal/contract';
import { renderScreen } from '@portal/testing';
import type { CallFailure } from '@portal/api';
import { loadMessages } from '#messages/index.ts';
import { CallFailureText } from './CallFailureText.tsx';

const tooMany = (seconds?: number): CallFailure => ({ kind: 'tooMany', seconds });

const general = {
  en: 'Something has gone wrong. Please try again.',
  de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
};

test.each<[Language, CallFailure, string]>([
  ['en', { kind: 'failed' }, ''],
  ['en', { kind: 'down' }, ''],
  ['en', { kind: 'timeout' }, ' Request Timeout.'],
  ['en', { kind: 'offline' }, ' You appear to be offline.'],
  ['en', { kind: 'unreachable' }, ' The portal’s server cannot be reached.'],
  ['en', tooMany(), ' Too many attempts: please wait a moment.'],
  ['en', tooMany(1), ' Too many attempts: please wait 1 second.'],
  ['en', tooMany(20), ' Too many attempts: please wait 20 seconds.'],
  ['en', tooMany(60), ' Too many attempts: please wait 1 minute.'],
  ['en', tooMany(90), ' Too many attempts: please wait 2 minutes.'],
  ['en', tooMany(3600), ' Too many attempts: please wait 1 hour.'],
  ['en', tooMany(7200), ' Too many attempts: please wait 2 hours.'],
  ['de', { kind: 'failed' }, ''],
  ['de', { kind: 'timeout' }, ' Zeitüberschreitung der Anfrage.'],
  ['de', { kind: 'offline' }, ' Sie sind offenbar offline.'],
  ['de', { kind: 'unreachable' }, ' Der Server des Portals ist nicht erreichbar.'],
  ['de', tooMany(), ' Zu viele Versuche: Bitte warten Sie einen Moment.'],
  ['de', tooMany(20), ' Zu viele Versuche: Bitte warten Sie 20 Sekunden.'],
  ['de', tooMany(60), ' Zu viele Versuche: Bitte warten Sie eine Minute.'],
  ['de', tooMany(3600), ' Zu viele Versuche: Bitte warten Sie eine Stunde.'],
])('[A-04] [A-14] in %s %j is the general failure, and “%s”', async (language, failure, reason) => {
  const text = <CallFailureText failure={failure} />;
  const { container } = await renderScreen(text, { language, messages: loadMessages });
  expect(container.textContent).toBe(general[language] + reason);
});
