import type { AgencyNotice, Objection } from '../../../domain/notices/agency-notice.ts';

export type ObjectionOutcome =
  | { readonly sent: true; readonly objection: Objection }
  /**
   * `not-now`: the company stands well by now, or an objection of it waits already. `files`: what was to prove it is
   * not there any more.
   */
  | { readonly sent: false; readonly because: 'not-now' | 'files' };

/** A member's written objections to its standing (document 1, section 4; checklist F-091). */
export interface ObjectionDesk {
  /** Whether the back end takes any. */
  readonly offers: boolean;
  /** Where the company stands now, whether or not that was read before; undefined where it stands well. */
  currentNotice(signal?: AbortSignal): Promise<AgencyNotice | undefined>;
  /** Names of the company's main users, who alone object; none where the back end does not say. */
  objectors(signal?: AbortSignal): Promise<readonly string[]>;
  /** The newest first; for a main user alone. */
  all(signal?: AbortSignal): Promise<readonly Objection[]>;
  send(statement: string, fileIds: readonly string[]): Promise<ObjectionOutcome>;
}
