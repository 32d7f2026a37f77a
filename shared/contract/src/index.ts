export * from './earlyAnswers.ts';
export * from './entitlements.ts';
export * from './firstEntitledPage.ts';
export * from './language.ts';
export * from './pages.ts';
export * from './portalTabs.ts';
export * from './remote.ts';
export * from './trustedTypes.ts';
