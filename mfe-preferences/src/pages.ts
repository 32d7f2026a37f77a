import { pages as linked } from '@portal/contract';
import type { ScreenPage } from '@portal/router';
import type { en } from './messages/en.ts';

export const pages: readonly ScreenPage<keyof typeof en>[] = [
  {
    path: linked.preferredLanguage.path,
    group: 'signedIn',
    title: 'preferences.language.title',
    screen: () => import('./screens/preferred-language/PreferredLanguageScreen.tsx'),
  },
  {
    path: linked.notificationCentre.path,
    access: linked.notificationCentre.access,
    title: 'preferences.notifications.title',
    menu: { label: { en: 'Notification Centre', de: 'Benachrichtigungen' }, place: 20 },
    screen: () => import('./screens/notification-centre/NotificationCentreScreen.tsx'),
  },
  {
    path: linked.mySubscription.path,
    access: linked.mySubscription.access,
    title: 'preferences.subscription.title',
    menu: { label: { en: 'My Subscription', de: 'Mein Abonnement' }, place: 30, shown: 'always' },
    screen: () => import('./screens/subscription/SubscriptionScreen.tsx'),
  },
];
