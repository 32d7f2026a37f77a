const escape = String.fromCharCode(27);
const colours = new RegExp(`${escape}\\[[\\d;]*m`, 'g');

/** Keeps file and place; removes colours and the tools' stacks. */
export function readableError(message: string): string {
  const own = message.replace(colours, '').split(/^\s*(?:Caused by|Stack backtrace):/m)[0] ?? '';
  const lines = own.split('\n').filter((line) => !/^\s+at |^Module build failed/.test(line));
  return lines
    .join('\n')
    .replace(/\n\s*\n+/g, '\n\n')
    .trim();
}
