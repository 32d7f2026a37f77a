import { errorCode, messageOf } from '@portal/node';
import { ContentUnavailable } from './content-store/ContentStore.ts';
import { StartError } from './StartError.ts';

const noSpace = ['ENOSPC', 'EDQUOT', '53100'];
const notAllowed = ['EACCES', 'EPERM', 'EROFS'];

/** Whether explainFatal knows a cause outside the data. */
export function isExplained(error: unknown): boolean {
  return error instanceof StartError || [...noSpace, ...notAllowed].includes(errorCode(error) ?? '');
}

/** Writes one sentence for the person who starts the service. */
export function explainFatal(
  error: unknown,
  { port, dataFolder }: { port: number; dataFolder: string },
): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof ContentUnavailable) return `${error.message} ${error.hint}`;
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what listens there, or choose another with PORTAL_API_PORT.`;
  }
  if (code !== undefined && noSpace.includes(code)) {
    return `There is no space left for the data in ${dataFolder}. Make room, or choose another folder with PORTAL_DATA.`;
  }
  if (code !== undefined && notAllowed.includes(code)) {
    return `The folder ${dataFolder} cannot be written. Correct its rights, or choose another with PORTAL_DATA.`;
  }
  const reason = messageOf(error);
  return `The API could not start: ${reason}`.replace(/\s*\n\s*/g, ' ');
}
