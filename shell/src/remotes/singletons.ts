import { queryClient } from '@portal/api';
import { languageStore } from '@portal/i18n';
import { Link } from '@portal/router';
import { sessionStore } from '@portal/session';
import { PortalTheme } from '@portal/ui';
import { createElement } from 'react';
import { createPortal } from 'react-dom';
import type { Singletons } from './checkRemote.ts';

/** Every remote must use the same instances. [F-03] [F-04] */
export const shellSingletons: Singletons = {
  react: createElement,
  reactDom: createPortal,
  router: Link,
  ui: PortalTheme,
  sessionStore,
  languageStore,
  queryClient,
};
