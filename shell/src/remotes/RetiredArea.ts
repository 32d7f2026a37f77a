/** Not a failure: there is nothing to show. */
export class RetiredArea extends Error {
  override readonly name = 'RetiredArea';

  /** @param area its name in the contract, such as `profiles` */
  constructor(readonly area: string) {
    super(`The area ${area} is retired.`);
  }
}
