import type { FeedbackRecord, SurveyRecord, HelpOpinionRecord, TourRecord } from '../../../core/records/help.ts';
import type { HelpTables } from '../../../core/tables/help.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

/** The newest records first, `most` at most. */
const newest = <Stored extends { readonly id: string; readonly at: number }>(
  records: readonly Stored[],
  most: number,
): readonly Stored[] => records.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).slice(0, most);

function feedbackTable({ table }: MemoryShelf): HelpTables['feedback'] {
  const feedback = table<FeedbackRecord>((each) => each.id);
  return Object.assign(feedback, {
    latest: async (most: number) =>
      newest(
        feedback.select(() => true),
        most,
      ),
  });
}

function surveysTable({ table }: MemoryShelf): HelpTables['surveys'] {
  const surveys = table<SurveyRecord>((each) => each.id);
  return Object.assign(surveys, {
    latest: async (most: number) =>
      newest(
        surveys.select(() => true),
        most,
      ),
  });
}

export function helpTables(shelf: MemoryShelf): HelpTables {
  return {
    feedback: feedbackTable(shelf),
    surveys: surveysTable(shelf),
    helpOpinions: shelf.table<HelpOpinionRecord>((each) => each.key),
    tours: shelf.table<TourRecord>((each) => each.key),
  };
}
