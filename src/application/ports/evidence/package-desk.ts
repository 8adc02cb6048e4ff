import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { NotFinancedReason } from '../../../domain/evidence/standards/financing-offer.ts';
import type { Shelf } from '../../../domain/evidence/shared/shelf.ts';
import type { LogEntry } from '../../../domain/evidence/materials/progress.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';

export interface PackageOrder {
  readonly shelf: Shelf;
  /** Ids of the candidates that the package is made for. */
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
  /** No answer came, and it could not be found out whether there is a package now. */
  | { readonly created: false; readonly because: 'unknown' };

/** One evidence package: making it, and looking at it (document 2, sections 4 and 7). */
export interface PackageDesk {
  /** `key` makes pressing twice one package. */
  create(order: PackageOrder, key: string): Promise<CreationOutcome>;
  /** The stages that its standard asks for; none means that the data is abnormal. */
  steps(packageId: string): Promise<readonly UploadStage[]>;
  /** Faults with `not-found` for what is not the company's. */
  find(packageId: string, signal?: AbortSignal): Promise<EvidencePackage>;
  log(packageId: string): Promise<readonly LogEntry[]>;
  /** The working day by which the platform answers; undefined where it does not say. */
  expectedAnswer(packageId: string): Promise<ExpectedDay | undefined>;
}
