import type { FunderAct } from '../../../domain/evidence/shared/book-policies.ts';

const acts: Readonly<Record<FunderAct, string>> = {
  'pays-out': '放款',
  'issues-guarantee': '开立保函',
  'accepts-bill': '承兑',
};

/** The action of the funder once the documents have passed. */
export const actOf = (act: FunderAct): string => acts[act];
