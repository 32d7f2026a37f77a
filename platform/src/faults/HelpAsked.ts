/** Somebody asked how a command is given. It is no failure, and nothing else is done. */
export class HelpAsked extends Error {
  readonly usage: string;

  constructor(usage: string) {
    super('Help was asked for.');
    this.name = 'HelpAsked';
    this.usage = usage;
  }
}
