import type { TourName } from '../../../domain/help/shared/tour.ts';

/** Tours that the user has seen, on any device. Faults as calls do. */
export interface TourMemory {
  /** Whether the back end stores seen tours. */
  readonly isOffered: boolean;
  seenTours(): Promise<readonly TourName[]>;
  markSeen(tour: TourName): Promise<void>;
}
