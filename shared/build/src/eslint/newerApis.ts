/**
 * Of the web's interfaces, the likely ones that some browser of the project's `browserslist` lacks; those of the language
 * are kept away by `lib` of tsconfig.base.json. Ask for one by `in` first, as useIdlePrefetch does.
 */
const names: { object?: string; property: string }[] = [
  { object: 'AbortSignal', property: 'any' },
  { object: 'CSS', property: 'highlights' },
  { object: 'document', property: 'startViewTransition' },
  { object: 'navigator', property: 'userAgentData' },
  { object: 'window', property: 'requestIdleCallback' },
  { property: 'checkVisibility' },
  { property: 'moveBefore' },
  { property: 'setHTMLUnsafe' },
  { property: 'showPopover' },
  { property: 'togglePopover' },
];

/** For `no-restricted-properties`. */
export const newerApis = names.map((name) => ({
  ...name,
  message: 'Not in every supported browser (`browserslist` in package.json).',
}));
