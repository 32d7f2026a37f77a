#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { build } = await import('../src/webpack/build.ts');
await build();
