import type { FunderAct } from '../../../domain/evidence/shared/book-policies.ts';

interface ActWords {
  /** After "to". */
  readonly base: string;
  readonly past: string;
  /** What is true of the package once it is done. */
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

/** What the funder does once the documents have passed. */
export const actWords = (act: FunderAct): ActWords => acts[act];
