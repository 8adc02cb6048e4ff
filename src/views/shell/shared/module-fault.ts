/** A part of the portal that did not arrive; `again` lets it be asked for once more. */
export class ModuleFault extends Error {
  override readonly name = 'ModuleFault';
  readonly again: () => void;

  constructor(cause: unknown, again: () => void) {
    super('A part of the portal did not load', { cause });
    this.again = again;
  }
}
