/**
 * package.json claims the same paths, by layout. Paths that other areas link to belong in `pages` of @portal/contract.
 */
export const paths = { start: '/new-area' } as const;
