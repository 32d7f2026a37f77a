#!/usr/bin/env node
// Prints the code of first views by language, as a JSON list, for tests; with the class names of the style sheets.
// Arguments, for each view: <folder> <file> <side>
import { register } from 'tsx/esm/api';

register();
const { compileFirstView } = await import('../src/first-view/compileFirstView.ts');
const given = process.argv.slice(2);
const codes = [];
while (given.length > 0) {
  const [folder, file, side] = given.splice(0, 3);
  const { code } = await compileFirstView({ folder, file, side, classOf: (name) => name });
  codes.push(code);
}
process.stdout.write(JSON.stringify(codes));
