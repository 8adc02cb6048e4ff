import type { Material } from '../../src/domain/evidence/materials/material.ts';
import type { DisplayState } from '../../src/domain/evidence/materials/package-state.ts';
import type { SubmitBlocker, SubmitWarning } from '../../src/domain/evidence/materials/submit-check.ts';
import { moneyToText } from '../../src/domain/money/money.ts';
import type { CheckTrouble } from '../../src/presentation/evidence/check-answers/checked-answers.ts';

const states: Readonly<Record<DisplayState, string>> = {
  'to-be-completed': 'Draft',
  modifying: 'Being modified',
  'to-be-organised': 'To be organised',
  organising: 'Organising',
  returned: 'Returned',
  passed: 'Passed',
  invalid: 'Invalid',
  submitted: 'Submitted',
  unrecognised: 'Not known',
};

/** The states of document 2, section 4, as scenarios name them. */
export function stateText(state: DisplayState): string {
  return states[state];
}

/** The subject of a blocker, in a scenario's words. */
export function blockerText(blocker: SubmitBlocker, materials: readonly Material[]): string {
  if (blocker.because === 'material-missing') return `missing: ${blocker.name}`;
  const name = materials.find((material) => material.materialId === blocker.materialId)?.name ?? '';
  return `${blocker.because}: ${name}`;
}

export function warningText(warning: SubmitWarning): string {
  return 'number' in warning
    ? `${warning.because}: ${warning.number}`
    : `${warning.because}: ${moneyToText(warning.total)}`;
}

export function submitTroubleText(trouble: CheckTrouble): string {
  if (trouble.because === 'package-moved') return `package-moved: ${trouble.by}`;
  if (trouble.because === 'agreement-withdrawn' || trouble.because === 'agreement-to-sign')
    return `${trouble.because}: ${trouble.product ?? ''}`;
  return trouble.because === 'items-unseen' ? `items-unseen: ${trouble.by.join()}` : trouble.because;
}
