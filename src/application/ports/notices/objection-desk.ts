import type { AgencyNotice, Objection } from '../../../domain/notices/agency-notice.ts';

export type ObjectionOutcome =
  | { readonly sent: true; readonly objection: Objection }
  /**
   * `not-now`: the company's standing is good again, or an objection is already pending. `files`: an attached file no
   * longer exists.
   */
  | { readonly sent: false; readonly because: 'not-now' | 'files' };

/** A member's written objections to its standing (document 1, section 4; checklist F-091). */
export interface ObjectionDesk {
  /** Whether the back end accepts objections. */
  readonly offers: boolean;
  /** The company's current standing, read or unread; undefined where it is good. */
  currentNotice(signal?: AbortSignal): Promise<AgencyNotice | undefined>;
  /** Names of the company's main users, the only users who may object; empty where the back end does not say. */
  objectors(signal?: AbortSignal): Promise<readonly string[]>;
  /** The newest first. Readable for main users only. */
  all(signal?: AbortSignal): Promise<readonly Objection[]>;
  send(statement: string, fileIds: readonly string[]): Promise<ObjectionOutcome>;
}
