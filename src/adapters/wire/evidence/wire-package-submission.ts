import { packageCalls } from '../../../contract/documented/evidence/packages.ts';
import { packageExtensions } from '../../../contract/extensions/evidence/package-extensions.ts';
import * as v from 'valibot';
import type {
  Conflict,
  MissingPart,
  PackageSubmission,
  SubmissionOutcome,
} from '../../../application/ports/evidence/package-submission.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import { isProduct } from '../../../domain/catalogue/product-code.ts';
import type { WireClient } from '../wire-client.ts';

const texts = v.fallback(v.array(v.string()), []);
const text = v.fallback(v.string(), '');

function conflictOf(fault: PortFault): Conflict | undefined {
  const { code, values = {} } = fault.detail;
  if (code === 'DATA_VERSION_STALE') return { because: 'package-moved', by: v.parse(text, values['by']) };
  if (code === 'ITEMS_UNSEEN')
    return { because: 'items-unseen', changed: v.parse(texts, values['changed']), by: v.parse(texts, values['by']) };
  if (code === 'NOT_IN_THIS_STATE') return { because: 'not-in-this-state' };
  if (code === 'STANDARD_CHANGED') return { because: 'standard-changed' };
  if (code === 'ORIGINALS_MISSING')
    return { because: 'originals-missing', documents: v.parse(texts, values['documents']) };
  if (code === 'AGREEMENT_WITHDRAWN' || code === 'AGREEMENT_TO_SIGN') {
    const product = v.parse(text, values['product']);
    const withdrawn = code === 'AGREEMENT_WITHDRAWN';
    return {
      because: withdrawn ? 'agreement-withdrawn' : 'agreement-to-sign',
      product: isProduct(product) ? product : undefined,
      when: v.parse(text, values[withdrawn ? 'on' : 'deadline']),
    };
  }
  return code === 'SUBMIT_BLOCKED' ? { because: 'incomplete', count: Number(values['count'] ?? 1) } : undefined;
}

async function outcomeOf(
  work: Promise<{ readonly dataVersion?: number | null | undefined }>,
): Promise<SubmissionOutcome> {
  try {
    return { done: true, dataVersion: (await work).dataVersion ?? undefined };
  } catch (fault) {
    const conflict = fault instanceof PortFault ? conflictOf(fault) : undefined;
    if (!conflict) throw fault;
    return { done: false, ...conflict };
  }
}

export class WirePackageSubmission implements PackageSubmission {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async isNeeded(docDatumId: string): Promise<boolean> {
    return (await this.client.send(packageCalls.needSubmit, { docDatumId })) ?? true;
  }

  async missingParts(docDatumId: string): Promise<readonly MissingPart[]> {
    const { missing } = await this.client.send(packageCalls.submitCheck, { docDatumId });
    return (missing ?? []).map((part) => ({
      materialId: part.docMaterialId,
      documentId: part.docFileId ?? undefined,
      message: part.message,
    }));
  }

  async confirm(seen: EvidencePackage, materials: readonly Material[], key: string): Promise<SubmissionOutcome> {
    const items = materials.flatMap((material) => material.items);
    const seenItems = items.flatMap((item) =>
      item.revision === undefined ? [] : [{ docFileId: item.documentId, revision: item.revision }],
    );
    return outcomeOf(
      this.client.send(
        packageCalls.packageConfirm,
        {
          docDatumId: seen.packageId,
          dataVersion: seen.dataVersion,
          taskSegment: 'CORP',
          ...(seen.standardVersion === '' ? {} : { fkStdSnapshotVersionEffect: seen.standardVersion }),
          ...(this.client.offers('item-revisions') ? { seenItems } : {}),
        },
        { idempotencyKey: key },
      ),
    );
  }

  async reopen({ packageId: docDatumId, dataVersion }: EvidencePackage): Promise<SubmissionOutcome> {
    return outcomeOf(this.client.send(packageCalls.packageModify, { docDatumId, dataVersion }));
  }

  async claim({ packageId: docDatumId, dataVersion }: EvidencePackage): Promise<SubmissionOutcome> {
    return outcomeOf(this.client.send(packageCalls.packageClaim, { docDatumId, dataVersion }));
  }

  async discard({ packageId: docDatumId, dataVersion }: EvidencePackage, key: string): Promise<SubmissionOutcome> {
    return outcomeOf(
      this.client.send(packageExtensions.packageDiscard, { docDatumId, dataVersion }, { idempotencyKey: key }),
    );
  }

  async withdraw({ packageId: docDatumId, dataVersion }: EvidencePackage, key: string): Promise<SubmissionOutcome> {
    return outcomeOf(
      this.client.send(packageExtensions.packageWithdraw, { docDatumId, dataVersion }, { idempotencyKey: key }),
    );
  }

  get offersWithdrawal(): boolean {
    return this.client.offers('package-withdraw');
  }

  get offersDiscard(): boolean {
    return this.client.offers('package-discard');
  }
}
