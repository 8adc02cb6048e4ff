import { requiredSlots, type LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';
import type { CertificationForm } from '../../../src/domain/certification/shared/certification-form.ts';
import type { CorpProcess, RealNamePlace } from '../../../src/domain/parties/real-name-machine.ts';
import { certifiedVersionOf, processOf, slotIn } from '../certification/shared/real-name-record.ts';
import { toRealNamePlace } from '../parties/open-form.ts';
import { reviewCertification, type CertificationAction } from '../certification/shared/review-certification.ts';
import type { Clock } from '../ports.ts';
import type { RealNameSlotRecord, RealNameStep } from '../records/certification.ts';
import type { Store } from '../store.ts';

/** A company's form, as the simulated reviewers see it. */
export interface CertificationShown extends RealNamePlace {
  readonly pkCorp: string;
  readonly name: string;
  readonly uscc: string;
  readonly process: CorpProcess;
  readonly submittedBy: string;
  readonly firstReviewer: string;
  readonly secondReviewer: string;
  readonly form: CertificationForm;
  readonly asked: readonly LicenceSlot[];
  readonly slots: readonly RealNameSlotRecord[];
  readonly steps: readonly RealNameStep[];
}

/** Actions of the simulated reviewers on companies' real-name forms. */
export interface SandboxCertifications {
  /** Every submitted form that was not withdrawn: as submitted while under review, otherwise as certified. */
  all(): Promise<readonly CertificationShown[]>;
  /** Refuses as `reviewCertification`. */
  applyAction(action: CertificationAction): Promise<void>;
}

export function sandboxCertifications(store: Store, clock: Pick<Clock, 'now'>): SandboxCertifications {
  return {
    all: async () =>
      store.transaction(async (transaction) => {
        const shown: CertificationShown[] = [];
        for (const kept of await transaction.realNames.all()) {
          const [company, standing] = [
            await transaction.companies.find(kept.pkCorp),
            await transaction.certifications.find(kept.pkCorp),
          ];
          const place = toRealNamePlace(standing ?? { realName: 'UNAUTH', node: '' });
          const record = place.node === '' ? certifiedVersionOf(kept) : kept;
          const form = record.submitted;
          if (form === undefined) continue;
          const asked = requiredSlots(form);
          shown.push({
            pkCorp: record.pkCorp,
            name: company?.name ?? record.pkCorp,
            uscc: company?.uscc ?? '',
            process: processOf(company),
            ...place,
            submittedBy: record.submittedBy,
            firstReviewer: record.firstReviewer,
            secondReviewer: record.secondReviewer,
            form,
            asked,
            slots: asked.map((slot) => slotIn(record, slot)),
            steps: record.steps,
          });
        }
        return shown;
      }),
    applyAction: async (action) =>
      store.transaction(async (transaction) => reviewCertification(transaction, action, clock.now())),
  };
}
