import { calls as sharedCalls } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import { libraryCalls } from '@portal/wire-libraries';
import { preferenceCalls } from '@portal/wire-preferences';
import { profileCalls } from '@portal/wire-profiles';
import { teamCoverageCalls } from '@portal/wire-team-coverage';
import { joinCalls } from './http/joinCalls.ts';

/** Every call of the API by name. */
export const calls = joinCalls({
  '@portal/wire': sharedCalls,
  '@portal/wire-auth': authCalls,
  '@portal/wire-libraries': libraryCalls,
  '@portal/wire-preferences': preferenceCalls,
  '@portal/wire-profiles': profileCalls,
  '@portal/wire-team-coverage': teamCoverageCalls,
});
