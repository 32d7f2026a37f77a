import { CONTRACT_VERSION, type RemoteModule } from '@portal/contract';
import { screenRoutes, type AreaRoute } from '@portal/router';
import { loadMessages } from './messages/index.ts';
import { pages } from './pages.ts';

/** All that the shell knows about this area. */
export default {
  area: 'auth',
  contract: CONTRACT_VERSION,
  routes: screenRoutes(pages),
  loadMessages,
} satisfies RemoteModule<AreaRoute>;
