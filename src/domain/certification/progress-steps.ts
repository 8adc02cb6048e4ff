import { isReturned, type RealNamePlace } from '../parties/real-name-machine.ts';

/** 提交 → 初审 → 复审 → 完成 (F-132). */
export const progressStages = ['submit', 'first', 'second', 'done'] as const;
export type ProgressStage = (typeof progressStages)[number];

export type StepState = 'done' | 'now' | 'bad' | 'next';

const stagesNow: Readonly<Record<Exclude<RealNamePlace['node'], ''>, ProgressStage>> = {
  SUBMIT_1ST: 'first',
  RESUBMIT_1ST: 'first',
  APPROVEING_1ST: 'first',
  APPROVE_NOPASS_1ST: 'first',
  APPROVE_NOPASS_1ST_2ND: 'first',
  LEADER_REVOCATION_1ST: 'first',
  SUBMIT_CORP: 'first',
  RESUBMIT_CORP: 'first',
  APPROVE_NOPASS_CORP_2ND: 'first',
  APPROVE_PASS_1ND: 'second',
  APPROVEING_2ND: 'second',
  LEADER_REVOCATION_2ND: 'second',
};

/** State of each stage. */
export function progressSteps(
  place: RealNamePlace,
): readonly { readonly stage: ProgressStage; readonly state: StepState }[] {
  const { state, node } = place;
  if (node === '')
    return progressStages.map((stage) => ({
      stage,
      state: state === 'AUTH' ? 'done' : stage === 'submit' ? 'now' : 'next',
    }));
  const at = progressStages.indexOf(stagesNow[node]);
  return progressStages.map((stage, index) => ({
    stage,
    state: index < at ? 'done' : index > at ? 'next' : isReturned(place) ? 'bad' : 'now',
  }));
}
