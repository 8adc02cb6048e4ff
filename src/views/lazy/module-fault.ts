/** Why a part of the portal is taken for lost: nothing of it came for as long as one waits. */
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

/** What is said of a part that did not arrive: that it was waited for in vain, or that it could not be had. */
export const moduleWords = (thrown: unknown) =>
  thrown instanceof ModuleFault && thrown.cause === outOfTime ? 'shell.module-late' : 'shell.module-body';
