/**
 * What Playwright turns off in every Chromium. The browser reads only the last list that it is given, so ours has to
 * repeat these.
 */
export const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Pages of the browser's own address bar, which nobody sees: they cost as much as the portal's page, in every window. */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How the browser of the tests is started. */
export const chromiumFlags = [
  '--no-sandbox',
  // A page of a test lives for seconds: to optimise its code costs more than it gains.
  '--js-flags=--no-opt --no-maglev',
  '--disable-dev-shm-usage',
  `--disable-features=${[...offByPlaywright, ...ownPages].join(',')}`,
];
