import { calls as sharedCalls, isDeclared, type ServedCall } from '@portal/wire';
import { authCalls } from '@portal/wire-auth';
import { libraryCalls } from '@portal/wire-libraries';
import { preferenceCalls } from '@portal/wire-preferences';
import { profileCalls } from '@portal/wire-profiles';
import { teamCoverageCalls } from '@portal/wire-team-coverage';

const own: readonly Record<string, ServedCall>[] = [
  sharedCalls,
  authCalls,
  libraryCalls,
  preferenceCalls,
  profileCalls,
  teamCoverageCalls,
];

/** Every call that the portal makes. */
export const portalCalls: readonly ServedCall[] = own.flatMap((each) => Object.values(each));

/** What calls that are declared once name themselves as beyond the documents, in the words of `beyondDocuments`. */
export const declaredBeyond: readonly string[] = portalCalls
  .filter(isDeclared)
  .flatMap(({ method, path, beyond }) =>
    beyond === true ? [`${method} ${path}`] : beyond.map((name) => `${method} ${path} sends ${name}`),
  );
