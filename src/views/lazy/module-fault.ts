/** The cause of a `ModuleFault` if a part of the portal did not load in time. */
export const outOfTime = new Error('No answer in time');

/** The failure of a part of the portal to load. `again` allows another load. */
export class ModuleFault extends Error {
  override readonly name = 'ModuleFault';
  readonly again: () => void;

  constructor(cause: unknown, again: () => void) {
    super('A part of the portal did not load', { cause });
    this.again = again;
  }
}

/** The text for a part that did not load: it took too long, or the request failed. */
export const moduleWords = (thrown: unknown) =>
  thrown instanceof ModuleFault && thrown.cause === outOfTime ? 'shell.module-late' : 'shell.module-body';
