import type { SettlingState, SettlingEvent } from '../../../src/domain/settling/shared/settling.ts';

/** Where a company stands with settling in to the partner bank; none for one that has not begun. */
export interface SettlementRecord {
  readonly pkCorp: string;
  readonly state: SettlingState;
  /** The bank's reason for a refusal or a change; empty otherwise. */
  readonly reason: string;
  /** When its state last changed. */
  readonly since: number;
  /** User who submitted it last, by the name at that time and by number; empty before. */
  readonly by: string;
  readonly userId: string;
  /** When the main user went over for the first time; undefined until then. */
  readonly migratedAt: number | undefined;
  /** What happened, the oldest first; `by` is empty for the bank. */
  readonly steps: readonly {
    readonly event: SettlingEvent;
    readonly at: number;
    readonly by: string;
    readonly reason: string;
  }[];
}
