import { pages, type RouteGroup } from '@portal/contract';
import type { AreaRoute } from '@portal/router';

export const routes: Partial<Record<RouteGroup, AreaRoute[]>> = {
  signedIn: [
    {
      path: pages.preferredLanguage.path,
      handle: { title: 'preferences.language.title' },
      lazy: () => import('./screens/preferred-language/PreferredLanguageScreen.tsx'),
    },
  ],
  gated: [
    {
      path: pages.notificationCentre.path,
      handle: { title: 'preferences.notifications.title', portalTab: pages.notificationCentre.access },
      lazy: () => import('./screens/notification-centre/NotificationCentreScreen.tsx'),
    },
    {
      path: pages.mySubscription.path,
      handle: { title: 'preferences.subscription.title', portalTab: pages.mySubscription.access },
      lazy: () => import('./screens/subscription/SubscriptionScreen.tsx'),
    },
  ],
};
