import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Candidate } from './candidate.ts';
import type { NotFinancedReason } from '../standards/financing-offer.ts';
import type { Obstacle, SelectionRule, Trait } from './selection-rule.ts';

export type SelectionRefusal =
  | { readonly because: 'already-packaged'; readonly packageId: string }
  | { readonly because: 'no-fundable-party' }
  /** The business already has its own financing: one order, one financing (checklist F-203). */
  | { readonly because: 'already-financed' }
  /** The due date has passed, so it cannot be financed. */
  | { readonly because: 'past-due'; readonly dueDate: PlainDate }
  /** No funder finances such business at present (checklist F-239, F-240). */
  | { readonly because: 'not-offered'; readonly reason: NotFinancedReason }
  | { readonly because: 'different-business-type'; readonly selected: string }
  /** For each alternative that the selection still satisfies, the traits in which this candidate differs. */
  | { readonly because: 'not-together'; readonly ways: readonly (readonly Obstacle[])[] }
  | { readonly because: 'too-many-applicants'; readonly most: number };

export type SelectionVerdict = { readonly allowed: true } | ({ readonly allowed: false } & SelectionRefusal);

/** Summary of the chosen candidates, computed once for any number of checks. */
export interface Selection {
  readonly first: Candidate | undefined;
  readonly ids: ReadonlySet<string>;
  /** Alternatives of the rule that all chosen candidates satisfy. */
  readonly open: SelectionRule;
  readonly suppliers: ReadonlySet<string>;
}

/** Terms of a selection beside the rule. */
export interface SelectionTerms {
  /** Maximum number of suppliers in one package. */
  readonly maxApplicants: number;
  readonly today: PlainDate;
  /** States of a candidate that already has its own financing. */
  readonly spentStates?: readonly string[];
  /** Why no funder finances a candidate at present; undefined where one does, or where this is unknown. */
  readonly notOffered?: ((candidate: Candidate) => NotFinancedReason | undefined) | undefined;
}

/** Terms that apply to a single candidate, regardless of the selection. */
export type TermsOfOne = Pick<SelectionTerms, 'today' | 'spentStates' | 'notOffered'>;

const allowed = { allowed: true } as const;

function obstacles(way: readonly Trait[], selected: Candidate, candidate: Candidate): readonly Obstacle[] {
  return way.flatMap((trait) => {
    const mine = trait(selected);
    return mine.selected === trait(candidate).selected ? [] : [mine];
  });
}

class GrowingSelection implements Selection {
  first: Candidate | undefined = undefined;
  readonly ids = new Set<string>();
  readonly suppliers = new Set<string>();
  open: SelectionRule;
  #judge: CandidateCheck | undefined;

  constructor(rule: SelectionRule) {
    this.open = rule;
  }

  add(candidate: Candidate): void {
    if (this.first === undefined) this.#judge = undefined;
    const first = (this.first ??= candidate);
    const open = this.open.filter((way) => obstacles(way, first, candidate).length === 0);
    if (open.length < this.open.length) {
      this.open = open;
      this.#judge = undefined;
    }
    this.ids.add(candidate.id);
    this.suppliers.add(candidate.supplierName);
  }

  /** The check is cached, because most added candidates do not change the requirements for the next. */
  judge(candidate: Candidate, terms: SelectionTerms): SelectionVerdict {
    return (this.#judge ??= judgeOf(this, terms))(candidate);
  }
}

/** Summarises the chosen candidates. */
export function selectionOf(rule: SelectionRule, chosen: Iterable<Candidate>): Selection {
  const selection = new GrowingSelection(rule);
  for (const candidate of chosen) selection.add(candidate);
  return selection;
}

const notOfferedVerdict = <Reason extends NotFinancedReason>(reason: Reason) =>
  ({ allowed: false, because: 'not-offered', reason }) as const;

/** One shared verdict for each reason, because a product that is switched off refuses all of its candidates. */
const notOfferedFor: { readonly [Reason in NotFinancedReason]: ReturnType<typeof notOfferedVerdict<Reason>> } = {
  'switched-off': notOfferedVerdict('switched-off'),
  'funder-not-open': notOfferedVerdict('funder-not-open'),
  'product-not-open': notOfferedVerdict('product-not-open'),
  'no-limit': notOfferedVerdict('no-limit'),
  'limit-used-up': notOfferedVerdict('limit-used-up'),
};

/** Why a candidate cannot be in any package, regardless of the selection. */
export function candidateRefusal(
  candidate: Candidate,
  { today, spentStates = [], notOffered }: TermsOfOne,
): SelectionRefusal | undefined {
  if (candidate.packagedIn !== undefined) return { because: 'already-packaged', packageId: candidate.packagedIn };
  if (spentStates.includes(candidate.state)) return { because: 'already-financed' };
  if (candidate.dueDate < today) return { because: 'past-due', dueDate: candidate.dueDate };
  if (candidate.funderId === undefined) return { because: 'no-fundable-party' };
  const reason = notOffered?.(candidate);
  return reason && notOfferedFor[reason];
}

/** Whether a candidate may join a selection. */
export type CandidateCheck = (candidate: Candidate) => SelectionVerdict;

/**
 * Creates the check whether a candidate may join a selection: the same business type, at most so many suppliers, and
 * one alternative of the book's rule (document 2, section 5). The verdict depends on the set alone, never on the order
 * of choosing. The requirements are computed once, and candidates with the same refusal share one verdict.
 */
export function judgeOf(
  { first, open, suppliers }: Selection,
  { maxApplicants, ...alone }: SelectionTerms,
): CandidateCheck {
  const ways = open.map((way) => (first === undefined ? [] : way.map((trait) => ({ trait, mine: trait(first) }))));
  const otherType: SelectionVerdict = {
    allowed: false,
    because: 'different-business-type',
    selected: first?.businessType ?? '',
  };
  const tooMany: SelectionVerdict = { allowed: false, because: 'too-many-applicants', most: maxApplicants };
  // Verdicts by the bit mask of the differing traits.
  const verdictsByDifference = new Map<number, SelectionVerdict>();

  const notTogether = (differing: number): SelectionVerdict => {
    let bit = 1;
    const broken = ways.map((way) => way.flatMap(({ mine }) => ((bit <<= 1), differing & (bit >> 1) ? [mine] : [])));
    const verdict: SelectionVerdict = { allowed: false, because: 'not-together', ways: broken };
    verdictsByDifference.set(differing, verdict);
    return verdict;
  };

  return (candidate) => {
    const refusal = candidateRefusal(candidate, alone);
    if (refusal)
      return refusal.because === 'not-offered' ? notOfferedFor[refusal.reason] : { allowed: false, ...refusal };
    if (first === undefined) return allowed;
    if (first.businessType !== candidate.businessType) return otherType;
    let [differing, bit, together] = [0, 1, false];
    for (const way of ways) {
      const before = differing;
      for (const { trait, mine } of way) {
        if (trait(candidate).selected !== mine.selected) differing |= bit;
        bit <<= 1;
      }
      together ||= differing === before;
    }
    if (!together) return verdictsByDifference.get(differing) ?? notTogether(differing);
    return suppliers.size + (suppliers.has(candidate.supplierName) ? 0 : 1) > maxApplicants ? tooMany : allowed;
  };
}

/** The chosen candidates, followed by all offered ones, in their order, that may join those before them. */
export function extendSelection(
  rule: SelectionRule,
  chosen: readonly Candidate[],
  offered: readonly Candidate[],
  terms: SelectionTerms,
): readonly Candidate[] {
  const selection = new GrowingSelection(rule);
  for (const candidate of chosen) selection.add(candidate);
  const joined = [...chosen];
  for (const candidate of offered) {
    if (selection.ids.has(candidate.id) || !selection.judge(candidate, terms).allowed) continue;
    selection.add(candidate);
    joined.push(candidate);
  }
  return joined;
}

/**
 * Whether a set of candidates may form one package; otherwise the first candidate that may not join those before it.
 */
export function selectionVerdict(
  rule: SelectionRule,
  chosen: readonly Candidate[],
  terms: SelectionTerms,
): SelectionVerdict & { readonly candidate?: Candidate } {
  const selection = new GrowingSelection(rule);
  for (const candidate of chosen) {
    const verdict = selection.judge(candidate, terms);
    if (!verdict.allowed) return { ...verdict, candidate };
    selection.add(candidate);
  }
  return allowed;
}
