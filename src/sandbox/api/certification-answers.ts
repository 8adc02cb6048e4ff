import * as v from 'valibot';
import { licenceSlots } from '../../domain/certification/shared/licence-slots.ts';
import { realNameActors, realNameEvents, realNameNodes } from '../../domain/parties/real-name-machine.ts';
import type { SlotVerdict } from '../../domain/certification/shared/slot-review.ts';
import { authStates } from '../../domain/keys/certification.ts';

const file = v.object({ pkFile: v.string(), name: v.string() });
const choice = v.optional(v.boolean());

/** Companies' real-name forms, as the reviewers see them; times in milliseconds since the epoch. */
export const certificationsAnswer = v.array(
  v.object({
    pkCorp: v.string(),
    name: v.string(),
    uscc: v.string(),
    process: v.picklist(['usual', 'enterprise']),
    state: v.picklist(authStates),
    node: v.picklist([...realNameNodes, '']),
    submittedBy: v.string(),
    firstReviewer: v.string(),
    secondReviewer: v.string(),
    form: v.object({
      isUnified: choice,
      isBranch: choice,
      isLegalApply: choice,
      opensCloud: choice,
      upperName: v.string(),
      upperCode: v.string(),
      upperPerson: v.string(),
      legalName: v.string(),
      legalIdNumber: v.string(),
      legalIdUntil: v.string(),
      agentName: v.string(),
      agentIdNumber: v.string(),
      agentMobile: v.string(),
      agentIdUntil: v.string(),
      licenceUntil: v.string(),
      entrustUntil: v.string(),
      upperLetterUntil: v.string(),
    }),
    asked: v.array(v.picklist(licenceSlots)),
    slots: v.array(
      v.object({
        slot: v.picklist(licenceSlots),
        files: v.array(file),
        result: v.picklist(['PASS', 'NOPASS', 'UNKNOWN']),
        reason: v.string(),
        before: v.array(file),
        said: v.optional(v.record(v.string(), v.string())),
      }),
    ),
    steps: v.array(
      v.object({
        at: v.number(),
        event: v.picklist(realNameEvents),
        by: v.picklist(realNameActors),
        name: v.string(),
        node: v.string(),
        returned: v.number(),
      }),
    ),
  }),
);
export type Certification = v.InferOutput<typeof certificationsAnswer>[number];

/** An action of the platform on one form. */
export interface CertificationOrder {
  readonly pkCorp: string;
  readonly event: 'take' | 'pass' | 'return' | 'leader-revoke';
  readonly by: 'process' | 'first-reviewer' | 'second-reviewer' | 'leader';
  readonly name: string;
  readonly verdicts: readonly SlotVerdict[];
}
