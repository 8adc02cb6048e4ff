import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Candidate } from './candidate.ts';
import type { NotFinancedReason } from '../standards/financing-offer.ts';
import type { Obstacle, SelectionRule, Trait } from './selection-rule.ts';

export type SelectionRefusal =
  | { readonly because: 'already-packaged'; readonly packageId: string }
  | { readonly because: 'no-fundable-party' }
  /** It is used up by a financing of its own: one order, one financing (checklist F-203). */
  | { readonly because: 'already-financed' }
  /** Nobody finances what was to be paid already. */
  | { readonly because: 'past-due'; readonly dueDate: PlainDate }
  /** Nobody takes new business like it at present (checklist F-239, F-240). */
  | { readonly because: 'not-offered'; readonly reason: NotFinancedReason }
  | { readonly because: 'different-business-type'; readonly selected: string }
  /** Each way that is still open to the selection, and what keeps this candidate from it. */
  | { readonly because: 'not-together'; readonly ways: readonly (readonly Obstacle[])[] }
  | { readonly because: 'too-many-applicants'; readonly most: number };

export type SelectionVerdict = { readonly allowed: true } | ({ readonly allowed: false } & SelectionRefusal);

/** What is chosen, summed up once for however many candidates are held against it. */
export interface Selection {
  readonly first: Candidate | undefined;
  readonly ids: ReadonlySet<string>;
  /** The ways in which all that is chosen agrees. */
  readonly open: SelectionRule;
  readonly suppliers: ReadonlySet<string>;
}

/** What a selection is held against besides itself. */
export interface SelectionTerms {
  /** Suppliers that one package may have. */
  readonly mostApplicants: number;
  readonly today: PlainDate;
  /** The states in which a candidate is used up by a financing of its own. */
  readonly spentStates?: readonly string[];
  /** Why a candidate is taken by nobody at present; undefined where it is, or where nobody could say. */
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
  #judge: Judge | undefined;

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

  /** Most that join change nothing of what is asked of the next. */
  judge(candidate: Candidate, terms: SelectionTerms): SelectionVerdict {
    return (this.#judge ??= judgeOf(this, terms))(candidate);
  }
}

/** Sums up what is chosen. */
export function selectionOf(rule: SelectionRule, chosen: Iterable<Candidate>): Selection {
  const selection = new GrowingSelection(rule);
  for (const candidate of chosen) selection.add(candidate);
  return selection;
}

const refusedFor = <Reason extends NotFinancedReason>(reason: Reason) =>
  ({ allowed: false, because: 'not-offered', reason }) as const;

/** One answer for each reason, however many get it: a product that is switched off refuses all of its candidates. */
const notOfferedFor: { readonly [Reason in NotFinancedReason]: ReturnType<typeof refusedFor<Reason>> } = {
  'switched-off': refusedFor('switched-off'),
  'funder-not-open': refusedFor('funder-not-open'),
  'product-not-open': refusedFor('product-not-open'),
  'no-limit': refusedFor('no-limit'),
  'limit-used-up': refusedFor('limit-used-up'),
};

/** Why a candidate can be in no package at all, whatever else is chosen. */
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
export type Judge = (candidate: Candidate) => SelectionVerdict;

/**
 * Whether candidates may join what is chosen: all of one business type, of no more than so many suppliers, and all by
 * one way of the book's rule (document 2, section 5). The answer depends on the set alone, never on the order of
 * ticking. What the selection asks of each is worked out once, however many are held against it, and who is refused for
 * the same reason gets the same answer.
 */
export function judgeOf({ first, open, suppliers }: Selection, { mostApplicants, ...alone }: SelectionTerms): Judge {
  const ways = open.map((way) => (first === undefined ? [] : way.map((trait) => ({ trait, mine: trait(first) }))));
  const otherType: SelectionVerdict = {
    allowed: false,
    because: 'different-business-type',
    selected: first?.businessType ?? '',
  };
  const tooMany: SelectionVerdict = { allowed: false, because: 'too-many-applicants', most: mostApplicants };
  // Verdicts by the bit mask of the differing traits.
  const apart = new Map<number, SelectionVerdict>();

  const notTogether = (differing: number): SelectionVerdict => {
    let bit = 1;
    const broken = ways.map((way) => way.flatMap(({ mine }) => ((bit <<= 1), differing & (bit >> 1) ? [mine] : [])));
    const verdict: SelectionVerdict = { allowed: false, because: 'not-together', ways: broken };
    apart.set(differing, verdict);
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
    if (!together) return apart.get(differing) ?? notTogether(differing);
    return suppliers.size + (suppliers.has(candidate.supplierName) ? 0 : 1) > mostApplicants ? tooMany : allowed;
  };
}

/** What is chosen and, of what is offered, from the first to the last each that may join those before it. */
export function joinedBy(
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

/** Whether a whole set may be one package, with the first candidate that may not join those before it. */
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
