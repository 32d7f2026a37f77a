/** Somebody asked how a command is given. It is not a failure, and nothing else is done. */
export class HelpAsked extends Error {
  readonly usage: string;

  constructor(usage: string) {
    super('Help was asked for.');
    this.name = 'HelpAsked';
    this.usage = usage;
  }
}
