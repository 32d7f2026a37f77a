export { AnswersUnderWay } from './AnswersUnderWay.ts';
export { callHeaders } from './callHeaders.ts';
export { errorCode, messageOf, systemErrorCode } from './errorCode.ts';
export { escapeMarkup } from './escapeMarkup.ts';
export { freePort, freePorts } from './freePorts.ts';
export {
  installedChromium,
  namedChromium,
  programOnPath,
  wholeChromiums,
  windowlessChromium,
} from './installedChromium.ts';
export { markdownTable } from './markdown.ts';
export { isNetwork } from './isNetwork.ts';
export { runBenchmark } from './runBenchmark.ts';
export { takeProcessLock } from './processLock.ts';
export { settingNames, unknownSettingLines } from './unknownSettings.ts';
export { within } from './within.ts';
export { zurichDate, zurichDay, zurichMinutes, zurichMoment, zurichTime } from './zurichClock.ts';
