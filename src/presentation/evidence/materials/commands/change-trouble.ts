import type { ItemOutcome } from '../../../../application/ports/evidence/material-desk.ts';
import { asPortFault } from '../../../../application/ports/port-fault.ts';
import { failureOf } from '../../../shared/failure.ts';
import { troubleWords } from '../../../uploads/trouble-words.ts';
import type { MaterialsPorts } from '../materials-ports.ts';

/** Tells why a change of a package's documents came to nothing. */
export class ChangeTrouble {
  readonly #ports: Pick<MaterialsPorts, 'session' | 'toasts'>;

  constructor(ports: Pick<MaterialsPorts, 'session' | 'toasts'>) {
    this.#ports = ports;
  }

  refused(outcome: Extract<ItemOutcome, { readonly saved: false }>): void {
    this.#ports.toasts.show('warn', troubleWords(outcome));
  }

  faulted(thrown: unknown): void {
    // A newer look at what is there has taken this one's place.
    if (asPortFault(thrown).kind === 'cancelled') return;
    this.#ports.session.faultSeen(thrown);
    this.#ports.toasts.show('bad', failureOf(thrown).what);
  }
}
