import { HttpError } from '../http/HttpError.ts';

interface Judged {
  entitled: boolean;
}

/** @throws HttpError 404 if the subject does not exist, 403 if it is not in the subscription [G-09] */
export function authorise<Subject extends Judged>(subject: Subject | undefined): asserts subject is Subject {
  if (subject === undefined) throw new HttpError(404, 'There is no such document.');
  if (!subject.entitled) throw new HttpError(403, 'This document is not included in the subscription.');
}
