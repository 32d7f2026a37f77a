#!/usr/bin/env node
// Prints the code of a first view by language, as JSON, for tests; with the class names of the style sheets.
// Arguments: <folder> <file> <side>
import { register } from 'tsx/esm/api';

register();
const { compileFirstView } = await import('../src/first-view/compileFirstView.ts');
const [folder, file, side] = process.argv.slice(2);
const { code } = await compileFirstView({ folder, file, side, classOf: (name) => name });
process.stdout.write(JSON.stringify(code));
