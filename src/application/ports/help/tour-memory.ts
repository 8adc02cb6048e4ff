import type { TourName } from '../../../domain/help/shared/tour.ts';

/** On which pages whoever is signed in was shown around, wherever they were. Faults as calls do. */
export interface TourMemory {
  /** Whether the back end keeps it. */
  readonly isOffered: boolean;
  seenTours(): Promise<readonly TourName[]>;
  markSeen(tour: TourName): Promise<void>;
}
