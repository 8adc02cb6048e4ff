import type { Clock } from '../../../application/ports/clock.ts';
import type { Preferences } from '../../../application/ports/preferences.ts';
import { arrivalNotices, type ArrivalNotice } from '../../../domain/notices/arrival.ts';
import { absoluteLimit } from '../../../domain/identity/session-limits.ts';

const nothing: ReadonlySet<ArrivalNotice> = new Set();

/**
 * The requests that a user has answered, in all windows of this browser. They are remembered for the longest time of a
 * session, or until the user signs out.
 */
export class ArrivalMemory {
  readonly #preferences: Pick<Preferences, 'read' | 'write'>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(preferences: Pick<Preferences, 'read' | 'write'>, clock: Pick<Clock, 'now'>) {
    this.#preferences = preferences;
    this.#clock = clock;
  }

  settledNotices(userId: string): ReadonlySet<ArrivalNotice> {
    const [since = '', ...names] = (this.#preferences.read(`arrival:${userId}`) ?? '').split(' ');
    const age = this.#clock.now() - Number(since);
    if (since === '' || !(age >= 0 && age < absoluteLimit)) return nothing;
    return new Set(arrivalNotices.filter((notice) => names.includes(notice)));
  }

  settle(userId: string, notice: ArrivalNotice): void {
    const before = this.settledNotices(userId);
    const since =
      before.size === 0 ? String(this.#clock.now()) : this.#preferences.read(`arrival:${userId}`)?.split(' ')[0];
    this.#preferences.write(`arrival:${userId}`, [since, ...before, notice].join(' '));
  }

  forget(userId: string): void {
    this.#preferences.write(`arrival:${userId}`, '');
  }
}
