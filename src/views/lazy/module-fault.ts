/** The cause of a `ModuleFault` when a part of the portal did not arrive in time. */
export const outOfTime = new Error('No answer in time');

/** A part of the portal that did not arrive; `again` lets it be asked for once more. */
export class ModuleFault extends Error {
  override readonly name = 'ModuleFault';
  readonly again: () => void;

  constructor(cause: unknown, again: () => void) {
    super('A part of the portal did not load', { cause });
    this.again = again;
  }
}

/** The message for a part that did not arrive: it came too late, or it could not be fetched. */
export const moduleWords = (thrown: unknown) =>
  thrown instanceof ModuleFault && thrown.cause === outOfTime ? 'shell.module-late' : 'shell.module-body';
