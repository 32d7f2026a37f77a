import type { Language } from '@portal/contract';
import { renderScreen } from '@portal/testing';
import type { CallFailure } from '#failures/callFailure.ts';
import { loadMessages } from '#messages/index.ts';
import { CallFailureText } from './CallFailureText.tsx';

const tooMany = (seconds?: number): CallFailure => ({ kind: 'tooMany', seconds });

test.each<[Language, CallFailure, string]>([
  ['en', { kind: 'failed' }, 'Something has gone wrong. Please try again.'],
  ['en', { kind: 'timeout' }, 'Request Timeout'],
  ['en', { kind: 'offline' }, 'You appear to be offline. Please check your connection and try again.'],
  ['en', { kind: 'unreachable' }, 'The portal’s server cannot be reached. Please try again in a moment.'],
  ['en', tooMany(), 'Too many attempts. Please wait a moment and try again.'],
  ['en', tooMany(20), 'Too many attempts. Please try again in 20 seconds.'],
  ['en', tooMany(60), 'Too many attempts. Please try again in 1 minute.'],
  ['en', tooMany(3600), 'Too many attempts. Please try again in 1 hour.'],
  ['en', tooMany(7200), 'Too many attempts. Please try again in 2 hours.'],
  ['de', tooMany(), 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.'],
  ['de', tooMany(20), 'Zu viele Versuche. Bitte versuchen Sie es in 20 Sekunden erneut.'],
  ['de', tooMany(60), 'Zu viele Versuche. Bitte versuchen Sie es in einer Minute erneut.'],
])('[A-04] in %s %j is “%s”', async (language, failure, words) => {
  const text = <CallFailureText failure={failure} />;
  const { container } = await renderScreen(text, { language, messages: loadMessages });
  expect(container).toHaveTextContent(words);
});
