import type { Candidate } from './candidate.ts';

/** What breaks one of the two ways in which credits may go together, with the value that the selection has. */
export type Obstacle =
  | { readonly what: 'supplier'; readonly selected: string }
  | { readonly what: 'credit-source'; readonly selected: string }
  | { readonly what: 'invoice-optional'; readonly selected: boolean }
  | { readonly what: 'funder'; readonly selected: string }
  | { readonly what: 'counterparty'; readonly selected: string };

export type SelectionRefusal =
  | { readonly because: 'already-packaged'; readonly docDatumId: string }
  | { readonly because: 'no-fundable-party' }
  | { readonly because: 'different-business-type'; readonly selected: string }
  | {
      readonly because: 'not-together';
      /** Each way that is still open to the selection, and what keeps this credit from it. */
      readonly sameSource: readonly Obstacle[] | undefined;
      readonly sameFunder: readonly Obstacle[] | undefined;
    }
  | { readonly because: 'too-many-applicants'; readonly most: number };

export type SelectionVerdict = { readonly allowed: true } | ({ readonly allowed: false } & SelectionRefusal);

type Trait = (candidate: Candidate) => Obstacle;

/** The first way: one supplier, one credit source, one may-omit-invoice mark. */
const sameSource: readonly Trait[] = [
  (candidate) => ({ what: 'supplier', selected: candidate.supplierName }),
  (candidate) => ({ what: 'credit-source', selected: candidate.creditSourceName }),
  (candidate) => ({ what: 'invoice-optional', selected: candidate.invoiceTag !== undefined }),
];

/** The second way: one funder, one counterparty. */
const sameFunder: readonly Trait[] = [
  (candidate) => ({ what: 'funder', selected: candidate.funderName ?? '' }),
  (candidate) => ({ what: 'counterparty', selected: candidate.counterpartyName }),
];

function obstacles(traits: readonly Trait[], selected: Candidate, candidate: Candidate): readonly Obstacle[] {
  return traits.map((trait) => [trait(selected), trait(candidate)] as const).flatMap(([mine, theirs]) => (mine.selected === theirs.selected ? [] : [mine]));
}

function agree(traits: readonly Trait[], candidates: readonly Candidate[]): boolean {
  const [first, ...others] = candidates;
  return first === undefined || others.every((other) => obstacles(traits, first, other).length === 0);
}

/** Why a credit can be in no package at all, whatever else is chosen. */
export function candidateRefusal(candidate: Candidate): SelectionRefusal | undefined {
  if (candidate.packagedIn !== undefined) return { because: 'already-packaged', docDatumId: candidate.packagedIn };
  return candidate.fkFinance === undefined ? { because: 'no-fundable-party' } : undefined;
}

/**
 * Whether a credit may join what is chosen: all of one business type, of no more than so many suppliers, and all by one
 * of the two ways (document 2, section 5). The answer depends on the set alone, never on the order of ticking.
 */
export function mayJoin(candidate: Candidate, chosen: readonly Candidate[], mostApplicants: number): SelectionVerdict {
  const alone = candidateRefusal(candidate);
  if (alone) return { allowed: false, ...alone };
  const others = chosen.filter((other) => other.fkCredit !== candidate.fkCredit);
  const [first] = others;
  if (first === undefined) return { allowed: true };
  if (first.businessType !== candidate.businessType) return { allowed: false, because: 'different-business-type', selected: first.businessType };
  const bySource = agree(sameSource, others) ? obstacles(sameSource, first, candidate) : undefined;
  const byFunder = agree(sameFunder, others) ? obstacles(sameFunder, first, candidate) : undefined;
  if (bySource?.length !== 0 && byFunder?.length !== 0) return { allowed: false, because: 'not-together', sameSource: bySource, sameFunder: byFunder };
  const applicants = new Set([...others, candidate].map((each) => each.supplierName));
  return applicants.size > mostApplicants ? { allowed: false, because: 'too-many-applicants', most: mostApplicants } : { allowed: true };
}

/** Whether a whole set may be one package, with the first credit that may not. An empty set may not. */
export function selectionVerdict(chosen: readonly Candidate[], mostApplicants: number): SelectionVerdict & { readonly candidate?: Candidate } {
  for (const candidate of chosen) {
    const verdict = mayJoin(candidate, chosen, mostApplicants);
    if (!verdict.allowed) return { ...verdict, candidate };
  }
  return { allowed: true };
}
