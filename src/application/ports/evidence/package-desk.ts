import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { NotFinancedReason } from '../../../domain/evidence/standards/financing-offer.ts';
import type { Shelf } from '../../../domain/evidence/shared/shelf.ts';
import type { LogEntry } from '../../../domain/evidence/materials/progress.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';

export interface PackageOrder {
  readonly shelf: Shelf;
  /** Ids of the candidates that go into the package. */
  readonly ids: readonly string[];
  readonly funderId: string;
  readonly coreEnterpriseId: string;
}

export type CreationOutcome =
  | { readonly created: true; readonly packageId: string }
  | {
      readonly created: false;
      readonly because:
        | 'no-fundable-party'
        | 'too-many-applicants'
        | 'already-packaged'
        | 'already-financed'
        | 'may-not-go-together'
        | 'standard-changed'
        | NotFinancedReason;
    }
  /** No answer arrived, and it is unknown whether a package was created. */
  | { readonly created: false; readonly because: 'unknown' };

/** Creating and reading an evidence package (document 2, sections 4 and 7). */
export interface PackageDesk {
  /** Repeated calls with the same `key` create one package. */
  create(order: PackageOrder, key: string): Promise<CreationOutcome>;
  /** Upload stages that the package's standard requires. An empty list means that the data is inconsistent. */
  steps(packageId: string): Promise<readonly UploadStage[]>;
  /** Faults with `not-found` for a package of another company. */
  find(packageId: string, signal?: AbortSignal): Promise<EvidencePackage>;
  log(packageId: string): Promise<readonly LogEntry[]>;
  /** Working day by which the platform answers; undefined where the back end does not say. */
  expectedAnswer(packageId: string): Promise<ExpectedDay | undefined>;
}
