import './patience.ts';
export { expectNoAxeViolations } from './accessibility.ts';
export {
  aClient,
  anEdition,
  aPublication,
  aPublicationList,
  aRatingChange,
  aRatingChangeList,
  aTag,
  someEntitlements,
} from './builders.ts';
export {
  answer,
  refuse,
  refuseForNow,
  testNetwork,
  timesOut,
  unreachable,
  type Handler,
  type TestRequest,
} from './handlers.ts';
export { atTakeOver, linesOf, paintFirst } from './firstView.ts';
export { passTime } from './passTime.ts';
export { aPreferencesApi } from './aPreferencesApi.ts';
export { renderScreen, testLinks } from './renderScreen.tsx';
