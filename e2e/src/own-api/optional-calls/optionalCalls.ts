import { isDeclared, type ReadCall } from '@portal/wire';
import { portalCalls } from '../declaredBeyond.ts';

const head = `# Optional calls and parameters

Written by \`npx pnpm optional-calls\` from what the calls declare themselves: what a bank's API may leave out, since the
specification does not have it. [Your own API](your-own-api.md) says what some of them answer.
`;

const addressOf = ({ path, served }: ReadCall) => {
  const names = Object.keys(served().sample);
  return names.length === 0 ? `GET ${path}` : `GET ${path}?${names.map((name) => `${name}=`).join('&')}`;
};

const endOf = ({ served }: ReadCall) => {
  const { without } = served();
  return without === undefined ? '' : ` Without it: ${without}`;
};

function linesOf(call: ReadCall): string[] {
  const { beyond, path, served } = call;
  if (beyond === true) return [`- \`${addressOf(call)}\`: ${served().summary}${endOf(call)}`];
  return beyond.map((name) => `- \`${name}\` on \`GET ${path}\``);
}

/** The document of everything that declared calls have beyond the specification. */
export const optionalCalls = (): string =>
  `${head}\n${portalCalls.filter(isDeclared).flatMap(linesOf).sort().join('\n')}\n`;
