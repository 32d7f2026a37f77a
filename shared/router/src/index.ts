export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  isRouteErrorResponse,
  type LinkProps,
  type LoaderFunctionArgs as LoaderArgs,
} from 'react-router-dom';
export type { AreaRoute, ScreenModule } from './areaRoute.ts';
export { safeRedirect } from './safeRedirect.ts';
