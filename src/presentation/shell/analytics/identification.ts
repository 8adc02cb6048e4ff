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

/** The end of one session, asked for twice, differs by how long the answers took, in milliseconds. */
const sameEnd = 60_000;

/**
 * Tells once in a session who works, where their account is in good order (document 1, section 4; checklist F-038): not
 * again when a role is taken, or the page loaded anew.
 */
export class Identification {
  readonly #parts: IdentificationParts;

  constructor(parts: IdentificationParts) {
    this.#parts = parts;
    reaction(
      () => parts.session.state,
      (state) => this.#seen(state),
      { fireImmediately: true },
    );
  }

  #seen(state: SessionState): void {
    if (state.kind === 'signed-out') this.#parts.memory.forget();
    if (state.kind === 'signed-in' && state.who.accountState === 'normal') this.#works(state.who);
  }

  #works({ userId, personId, sessionLeft }: SignedIn): void {
    const { analytics, memory, clock } = this.#parts;
    const endsAt = sessionLeft === undefined ? undefined : clock.now() + sessionLeft;
    const told = memory.recall();
    // A session that ends later than the one of which it was told is another.
    const isTold =
      told?.userId === userId && (told.endsAt === undefined || endsAt === undefined || endsAt - told.endsAt < sameEnd);
    if (isTold) return;
    memory.remember({ userId, endsAt });
    // Whoever counts disturbs nobody who works.
    void (async () => analytics.identify({ userId, personId }))().catch(() => undefined);
  }
}
