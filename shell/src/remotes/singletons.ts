import { queryClient } from '@portal/api';
import { languageStore } from '@portal/i18n';
import { Link } from '@portal/router';
import { sessionStore } from '@portal/session';
import { PortalTheme } from '@portal/ui';
import { createElement } from 'react';
import { createPortal } from 'react-dom';
import type { Singletons } from './checkRemote.ts';

/** The shared modules as the shell sees them; every remote must see the very same. [F-03] [F-04] */
export const shellSingletons: Singletons = {
  react: createElement,
  reactDom: createPortal,
  router: Link,
  ui: PortalTheme,
  sessionStore,
  languageStore,
  queryClient,
};
