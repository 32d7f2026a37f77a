import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '#portal/checkout.ts';
import { optionalCalls } from './optionalCalls.ts';

// `pnpm optional-calls`
writeFileSync(join(checkout, 'docs/optional-calls.md'), optionalCalls());
