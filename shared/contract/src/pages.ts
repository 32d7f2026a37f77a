import {
  analystProfileTabs,
  companyProfileTabs,
  coverageTabs,
  sectorProfileTabs,
  teamTabs,
} from './portalTabs.ts';
import type { AccessKey } from './entitlements.ts';

type ParamName<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamName<Segment> | ParamName<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type Query = Record<string, string | undefined>;
type HrefArguments<Path extends string> = [ParamName<Path>] extends [never]
  ? [query?: Query]
  : [params: Record<ParamName<Path>, string>, query?: Query];

/** A page: its route pattern, the tab that grants it, and how to link to it. */
export interface Page<Path extends string = string> {
  path: Path;
  access?: AccessKey;
  /** Builds the address; encodes values and omits undefined ones. */
  href: (...args: HrefArguments<Path>) => string;
}

function page<const Path extends string>(path: Path, access?: AccessKey): Page<Path> {
  const names = path.match(/:\w+/g) ?? [];
  function href(...args: readonly unknown[]) {
    const [params, query] = (names.length > 0 ? args : [{}, args[0]]) as [
      Record<string, string>,
      Query | undefined,
    ];
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, value);
    return search.size > 0 ? `${filled}?${search}` : filled;
  }
  return access === undefined ? { path, href } : { path, access, href };
}

/** Every page of the portal. No other code spells out paths. */
export const pages = {
  home: page('/', 'todays_highlights_tab'),
  todaysHighlights: page('/todays-highlights', 'todays_highlights_tab'),
  equities: page('/equities', 'equity_library_tab'),
  fixedIncome: page('/fixed-income', 'fixed_income_library_tab'),
  international: page('/international', 'international_library_tab'),
  markets: page('/markets', 'markets_library_tab'),
  realEstate: page('/real-estate', 'real_estate_library_tab'),
  allResearch: page('/all-research', 'all_research_tab'),
  recentlyRead: page('/recently-read', 'recently_read_tab'),
  newForYou: page('/new-for-you', 'new_for_you_tab'),
  documentPreview: page('/document_preview/:docRef', 'document_preview_tab'),
  coverage: page('/coverage', coverageTabs),
  team: page('/zkb-team', teamTabs),
  companyProfile: page('/company_profile/:id', companyProfileTabs),
  sectorProfile: page('/sector_profile/:id', sectorProfileTabs),
  analystProfile: page('/analyst_profile/:id', analystProfileTabs),
  analystProfileEquity: page('/analyst_profile/equity/:id', 'analyst_profile_equity_tab'),
  analystProfileFixedIncome: page('/analyst_profile/fixed-income/:id', 'analyst_profile_fixed_income_tab'),
  notificationCentre: page('/notification-centre', 'notification_centre_tab'),
  mySubscription: page('/my-subscription', 'my_subscription_tab'),
  preferredLanguage: page('/preferred_language'),
  changePassword: page('/change_password'),
  login: page('/login'),
  resetPassword: page('/reset_password'),
  resetPasswordWithToken: page('/reset_password/:resetToken'),
  passwordlessLogin: page('/passwordless_login'),
  passwordlessLoginWithToken: page('/passwordless_login/:token'),
  error: page('/error/:code'),
  downloadRedirect: page('/download_redirect'),
} as const;
