export * from './claims.ts';
export * from './environmentViolations.ts';
export * from './facts.ts';
export * from './fitViolations.ts';
export * from './releaseParts.ts';
export * from './retirement.ts';
export * from './violation.ts';
