export {
  Link,
  matchPath,
  Navigate,
  NavigationType,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  isRouteErrorResponse,
  type LoaderFunctionArgs as LoaderArgs,
} from 'react-router-dom';
export { askToLeave, useAskBeforeLeaving } from './askBeforeLeaving.ts';
export type { AreaRoute, ScreenModule } from './areaRoute.ts';
export { screenRoutes, type ScreenPage } from './screenRoutes.ts';
export { useGoBack } from './useGoBack.ts';
export { useNavigationBlocker } from './useNavigationBlocker.ts';
export { usePageName, useShownPageName } from './pageName.ts';
export { useLiveRouter, type LiveRouter } from './useLiveRouter.ts';
export { safeRedirect } from './safeRedirect.ts';
export { hasUnsaved, useUnsaved } from './unsaved.ts';
