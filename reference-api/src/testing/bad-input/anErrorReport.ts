import type { ErrorReport } from '@portal/wire';

export const anErrorReport: ErrorReport = {
  kind: 'error',
  remote: 'mfe-libraries',
  version: '1.2.0',
  basis: 'stack',
  revision: 7,
  message: 'TypeError: broken',
  stack: 'at Faulty (/artefacts/mfe-libraries/1.2.0/screen.1.js:1:200)',
  path: '/equities',
  count: 1,
};
