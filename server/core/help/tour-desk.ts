import { tourNames } from '../../../src/domain/help/shared/tour.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { TourRecord } from '../records/help.ts';

export const tourRecord = (personId: string, tour: string, at: number): TourRecord => ({
  key: `${personId} ${tour}`,
  personId,
  tour,
  at,
});

/** Pages on which the caller has taken the tour, in any of their enterprises. */
export function tourDesk({ store, clock }: Pick<Parts, 'store' | 'clock'>): Desk<'seenTours' | 'markTourSeen'> {
  return {
    seenTours: async (_request, context) => {
      const { personId } = callerOf(context).user;
      return store.transaction(async ({ tours }) => {
        const seen: string[] = [];
        for (const tour of tourNames) if (await tours.find(tourRecord(personId, tour, 0).key)) seen.push(tour);
        return { seen };
      });
    },

    markTourSeen: async ({ tour }, context) => {
      const { personId } = callerOf(context).user;
      await store.transaction(async ({ tours }) => tours.save(tourRecord(personId, tour, clock.now())));
      return null;
    },
  };
}
