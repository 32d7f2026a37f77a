import { byOwnTabNames, type Entitlements, type FirstView } from '@portal/contract';
import { calls } from '@portal/wire';
import { decoded } from '../early/decoded.ts';
import { cookiesOf } from '../early/earlySession.ts';
import { pageAccess, type KnownAuthorisation } from '../gates/pageAccess.ts';
import { isEntitlementMap } from './isDrawable.ts';
import type { Visit } from './visit.ts';

type Answers = Visit['answers'];

const isAuthorisation = (answer: unknown): answer is KnownAuthorisation =>
  typeof answer === 'object' &&
  answer !== null &&
  'authorised' in answer &&
  typeof answer.authorised === 'boolean' &&
  'accepted_terms' in answer &&
  typeof answer.accepted_terms === 'boolean';

function authorisationIn(answers: Answers): KnownAuthorisation | undefined {
  const start = `${calls.authorisation.path}?`;
  const found = [...answers].find(([key]) => key.startsWith(start))?.[1];
  return isAuthorisation(found) ? found : undefined;
}

/**
 * The visit, if the gates let the client in by the answers that the portal's own gates will read. Anything unclear is
 * left to these. [G-02] [G-05] [G-06]
 */
export function knownVisit(
  { access, tabNames, language }: FirstView,
  answers: Answers,
  page: Pick<Document, 'cookie' | 'location'>,
): Omit<Visit, 'params'> | undefined {
  const authorisation = authorisationIn(answers);
  const map = answers.get(calls.entitlementsAll.path);
  if (authorisation === undefined || !isEntitlementMap(map)) return undefined;
  const entitlements = byOwnTabNames(map as Entitlements, tabNames);
  const { pathname, search } = page.location;
  const place = { pathname, search };
  const gate = pageAccess({ entitlements, authorisation, access, place, firstPage: () => undefined });
  const cookies = new Map([...cookiesOf(page.cookie)].map(([name, value]) => [name, decoded(value)]));
  return gate.open ? { ...place, language, cookies, entitlements, answers } : undefined;
}
