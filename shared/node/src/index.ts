export { errorCode, systemErrorCode } from './errorCode.ts';
export { escapeMarkup } from './escapeMarkup.ts';
export { isRunning, thisProcess, type KnownProcess } from './runningProcess.ts';
