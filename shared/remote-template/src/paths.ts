/**
 * The addresses of this area; package.json claims the same, by layout. A path that another area links to belongs into
 * `pages` of @portal/contract instead.
 */
export const paths = { start: '/new-area' } as const;
