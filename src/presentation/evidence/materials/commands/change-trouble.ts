import type { ItemOutcome } from '../../../../application/ports/evidence/material-desk.ts';
import { asPortFault } from '../../../../application/ports/port-fault.ts';
import { failureOf } from '../../../shared/failure.ts';
import { troubleWords } from '../../../uploads/trouble-words.ts';
import type { MaterialsPorts } from '../materials-ports.ts';

/** Shows why a change of a package's documents failed. */
export class ChangeTrouble {
  readonly #ports: Pick<MaterialsPorts, 'session' | 'toasts'>;

  constructor(ports: Pick<MaterialsPorts, 'session' | 'toasts'>) {
    this.#ports = ports;
  }

  showRefusal(outcome: Extract<ItemOutcome, { readonly saved: false }>): void {
    this.#ports.toasts.show('warn', troubleWords(outcome));
  }

  showFault(thrown: unknown): void {
    // A cancelled request was replaced by a newer one.
    if (asPortFault(thrown).kind === 'cancelled') return;
    this.#ports.session.faultSeen(thrown);
    this.#ports.toasts.show('bad', failureOf(thrown).what);
  }
}
