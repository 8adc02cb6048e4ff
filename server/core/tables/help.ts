import type { Table } from '../table.ts';
import type { FeedbackRecord, SurveyRecord, HelpOpinionRecord, TourRecord } from '../records/help.ts';

export interface HelpTables {
  /** `latest`: those of all users, the newest first, at most this many; also for surveys. */
  readonly feedback: Table<FeedbackRecord> & { latest(most: number): Promise<readonly FeedbackRecord[]> };
  readonly surveys: Table<SurveyRecord> & { latest(most: number): Promise<readonly SurveyRecord[]> };
  readonly helpOpinions: Table<HelpOpinionRecord>;
  readonly tours: Table<TourRecord>;
}
