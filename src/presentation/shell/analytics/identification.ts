import { reaction } from 'mobx';
import type { Analytics } from '../../../application/ports/shell/analytics.ts';
import type { IdentifiedMemory } from '../../../application/ports/shell/identified-memory.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { SignedIn } from '../../../domain/identity/signed-in.ts';
import type { SessionState, SessionStore } from '../../identity/session-store.ts';

export interface IdentificationParts {
  readonly analytics: Analytics;
  readonly memory: IdentifiedMemory;
  readonly clock: Pick<Clock, 'now'>;
  readonly session: Pick<SessionStore, 'state'>;
}

/** The tolerance between two calculated ends of the same session, in milliseconds. */
const endTolerance = 60_000;

/**
 * Reports the user to analytics once in a session, if the account is in good order (document 1, section 4; checklist
 * F-038). A change of role or a reload causes no further report.
 */
export class Identification {
  readonly #parts: IdentificationParts;

  constructor(parts: IdentificationParts) {
    this.#parts = parts;
    reaction(
      () => parts.session.state,
      (state) => this.#stateChanged(state),
      { fireImmediately: true },
    );
  }

  #stateChanged(state: SessionState): void {
    if (state.kind === 'signed-out') this.#parts.memory.forget();
    if (state.kind === 'signed-in' && state.who.accountState === 'normal') this.#report(state.who);
  }

  #report({ userId, personId, sessionLeft }: SignedIn): void {
    const { analytics, memory, clock } = this.#parts;
    const endsAt = sessionLeft === undefined ? undefined : clock.now() + sessionLeft;
    const reported = memory.recall();
    // A session that ends later than the reported one is another session.
    const isReported =
      reported?.userId === userId &&
      (reported.endsAt === undefined || endsAt === undefined || endsAt - reported.endsAt < endTolerance);
    if (isReported) return;
    memory.remember({ userId, endsAt });
    // A failure of analytics must not disturb the user.
    void (async () => analytics.identify({ userId, personId }))().catch(() => undefined);
  }
}
