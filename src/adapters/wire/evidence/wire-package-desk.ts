import { standardCalls } from '../../../contract/documented/evidence/standards.ts';
import { packageCalls } from '../../../contract/documented/evidence/packages.ts';
import type { CreationOutcome, PackageDesk, PackageOrder } from '../../../application/ports/evidence/package-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';
import { bookToWire } from '../../../contract/documented/evidence/book-mapping.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { LogEntry } from '../../../domain/evidence/materials/progress.ts';
import { isUploadStage, type UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { logEntryFromWire } from './log-from-wire.ts';
import { packageOfKnownBook } from './known-package.ts';
import type { WireClient } from '../wire-client.ts';

type Refusal = Extract<CreationOutcome, { readonly created: false }>['because'];

const refusals: ReadonlyMap<string, Refusal> = new Map([
  ['NO_FUNDABLE_PARTY', 'no-fundable-party'],
  ['TOO_MANY_APPLICANTS', 'too-many-applicants'],
  ['ALREADY_PACKAGED', 'already-packaged'],
  ['ALREADY_FINANCED', 'already-financed'],
  ['SELECTION_REFUSED', 'may-not-go-together'],
  ['STANDARD_CHANGED', 'standard-changed'],
  ['FINANCING_SWITCHED_OFF', 'switched-off'],
  ['FUNDER_NOT_OPEN', 'funder-not-open'],
  ['ROOT_PRODUCT_NOT_OPEN', 'product-not-open'],
  ['NO_FINANCE_LIMIT', 'no-limit'],
  ['FINANCE_LIMIT_USED_UP', 'limit-used-up'],
]);

export class WirePackageDesk implements PackageDesk {
  private readonly client: WireClient;
  private readonly found: (evidence: EvidencePackage) => void;

  /** `found` is called for each opened package. */
  constructor(client: WireClient, found: (evidence: EvidencePackage) => void = () => undefined) {
    this.client = client;
    this.found = found;
  }

  async create(order: PackageOrder, key: string): Promise<CreationOutcome> {
    const { funderId: fkFinance, coreEnterpriseId: fkCorpCore } = order;
    const kind = bookToWire(order.shelf.book);
    const [{ libraryState }, standard] = await Promise.all([
      this.client.send(standardCalls.libraryFeature, {}),
      this.client.send(standardCalls.effectiveStandard, { ...kind, fkCorpCore, fkFinance }),
    ]);
    try {
      const created = await this.client.send(
        packageCalls.packageCreate,
        {
          ...kind,
          fkCredit: order.ids.join(','),
          fkFinance,
          fkStdSnapshotVersionEffect: standard.fkStdSnapshotVersionEffect,
          ...(libraryState ? { libraryState } : {}),
        },
        { idempotencyKey: key },
      );
      return { created: true, packageId: created.docDatumId };
    } catch (fault) {
      const because = fault instanceof PortFault ? refusals.get(fault.detail.code ?? '') : undefined;
      if (because === undefined) throw fault;
      return { created: false, because };
    }
  }

  async steps(docDatumId: string): Promise<readonly UploadStage[]> {
    const steps = (await this.client.send(packageCalls.packageSteps, { docDatumId })) ?? [];
    return steps.map((step) => step.stepCode).filter(isUploadStage);
  }

  async find(docDatumId: string, signal?: AbortSignal): Promise<EvidencePackage> {
    const found = packageOfKnownBook(await this.client.send(packageCalls.packageFind, { docDatumId }, { signal }));
    this.found(found);
    return found;
  }

  async log(docDatumId: string): Promise<readonly LogEntry[]> {
    const entries = await this.client.send(packageCalls.operationLog, { docDatumId });
    return entries.map(logEntryFromWire);
  }

  async expectedAnswer(docDatumId: string): Promise<ExpectedDay | undefined> {
    const { expectedDate, about } = await this.client.send(packageCalls.expectedAnswer, { docDatumId });
    return expectedDate ? { day: expectedDate, about: about ?? false } : undefined;
  }
}
