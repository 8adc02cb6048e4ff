import type { FunderAct } from '../../../domain/evidence/shared/book-policies.ts';

interface ActWords {
  /** The form after "to". */
  readonly base: string;
  readonly past: string;
  /** The state of the package after the action. */
  readonly state: string;
  readonly noun: string;
}

const acts: Readonly<Record<FunderAct, ActWords>> = {
  'pays-out': { base: 'pay out', past: 'paid out', state: 'Paid out', noun: 'Funding' },
  'issues-guarantee': {
    base: 'issue the guarantee',
    past: 'issued the guarantee',
    state: 'Guarantee issued',
    noun: 'Issue of the guarantee',
  },
  'accepts-bill': {
    base: 'accept the bill',
    past: 'accepted the bill',
    state: 'Bill accepted',
    noun: 'Acceptance of the bill',
  },
};

/** The action of the funder once the documents have passed. */
export const actWords = (act: FunderAct): ActWords => acts[act];
