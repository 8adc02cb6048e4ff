import * as v from 'valibot';
import type { OnboardingState, ReportedOnboardingState } from '../../../domain/onboarding/shared/onboarding.ts';
import { defineCall } from '../../call.ts';
import { instant, nothing } from '../../fields.ts';

const optionalFlag = v.nullish(v.boolean());
const optionalText = v.nullish(v.string());

/** Onboarding with the partner bank's merchant system (document 1, sections 2, 4 and 7). */
export const onboardingCalls = {
  isOnboarded: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/relocation/isSettledOver',
    source: 'document 1, section 7; checklist F-141',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: optionalFlag,
  }),
  /** Whether it is shown: to the main user of a company that has not onboarded. */
  isOnboardingShown: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/relocation/isShowSettledBtn',
    source: 'document 1, sections 4 and 7; checklist F-141',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: optionalFlag,
  }),
  /** Status of the company. `reason`: the reason of a refusal, or the bank's requirements that are not met. */
  onboardingStatus: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/relocation/settle/check',
    source:
      'document 1, section 7: settle-in checks; checklist N-05. Status is one of OPEN, REVIEWING, REFUSED, CHANGED, SETTLED; all fields but status and reason are additions',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.object({
      status: optionalText,
      reason: optionalText,
      since: v.nullish(instant),
      by: optionalText,
      expectedDay: optionalText,
      expectedAbout: optionalFlag,
    }),
  }),
  /**
   * Submits the company to the bank or, once the bank has accepted it, answers the address to go to. Without an
   * address, the bank has not answered yet. Refused with SETTLING_REFUSED and `reasons` where something prevents it,
   * and NOT_PERMITTED where there is no workbench to go to.
   */
  submitOnboarding: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/relocation/settle',
    source: 'document 1, section 2: onboarding; its agreement is signed before. Checklist N-06',
    caller: 'signed-in',
    changes: true,
    request: nothing,
    answer: v.nullish(v.object({ redirectUrl: optionalText })),
  }),
  /** Whether the company's workbench is set up. */
  isWorkbenchReady: defineCall({
    base: 'workbench',
    method: 'GET',
    path: '/v1/workbench/init/status',
    source: 'document 1, section 7: workbench init status; checklist N-04',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: optionalFlag,
  }),
  /** True for the main user of a company that the bank accepted, until that user has gone to the workbench once. */
  isFirstMigration: defineCall({
    base: 'workbench',
    method: 'GET',
    path: '/v1/login/migrate/first/time',
    source: 'document 1, section 7; checklist F-145',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: optionalFlag,
  }),
};

const onWire: ReadonlyMap<OnboardingState, string> = new Map([
  ['open', 'OPEN'],
  ['reviewing', 'REVIEWING'],
  ['refused', 'REFUSED'],
  ['changed', 'CHANGED'],
  ['settled', 'SETTLED'],
]);

export const onboardingStatusToWire = (state: OnboardingState): string => onWire.get(state) ?? '';

/** Parses a status; any unknown one counts as unrecognised. */
export function onboardingStatusFromWire(status: string | null | undefined): ReportedOnboardingState {
  return [...onWire].find(([, written]) => written === status)?.[0] ?? 'unrecognised';
}
