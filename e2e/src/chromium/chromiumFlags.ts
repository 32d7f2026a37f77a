/** Disabled by Playwright. Chromium only reads the last list, so it repeats these. */
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

/** Invisible pages of the address bar: they cost as much as the portal's, in every window. */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const chromiumFlags = [
  '--no-sandbox',
  // Test pages live for seconds: optimising costs more than it gains.
  '--js-flags=--no-opt --no-maglev',
  '--disable-dev-shm-usage',
  `--disable-features=${[...offByPlaywright, ...ownPages].join(',')}`,
];
