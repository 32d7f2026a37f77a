export {
  infiniteQueryOptions,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { acceptedTermsQuery, keepAcceptedTerms, useAcceptedTerms } from './access/acceptedTerms.ts';
export { api } from './api.ts';
export { AnswerRefused, refuseErrors } from './failures/AnswerRefused.ts';
export { ApiError, isTermsMissing, type ApiErrorKind } from './failures/ApiError.ts';
export { callFailure, type CallFailure } from './failures/callFailure.ts';
export { configureApi } from './configuration.ts';
export { currentUserQuery } from './access/currentUser.ts';
export {
  downloadHref,
  downloadToken,
  downloadUrl,
  isSpreadsheet,
  leadsToSpreadsheet,
  openDownload,
} from './download.ts';
export { entitlementsQuery, useEntitlements, useMayOpen } from './access/entitlements.ts';
export { errorLines, errorsIn } from './failures/errorLines.ts';
export { failureMessage, isUnshown } from './failures/failureMessage.ts';
export { refusalHref, refusalReason, refusalReasons } from './failures/refusalHref.ts';
export { imageHref } from './imageHref.ts';
export { queryClient } from './queryClient.ts';
export { quietly } from './quietly.ts';
export { readIfChanged } from './readIfChanged.ts';
export { readQuery } from './readQuery.ts';
export { revokeSession } from './access/revokeSession.ts';
export { headersOf, isSending, loadTransport } from './transport/transport.ts';
export { useSubmission } from './useSubmission.ts';
