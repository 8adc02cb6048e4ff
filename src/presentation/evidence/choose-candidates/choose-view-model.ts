import type { ExpectedMaterial } from '../../../application/ports/evidence/candidate-list.ts';
import type { CreationOutcome } from '../../../application/ports/evidence/package-desk.ts';
import { moneyToText, sumMoney } from '../../../domain/money/money.ts';
import type { Candidate, CandidateFilter } from '../../../domain/evidence/selection/candidate.ts';
import type { CandidateCheck, Selection } from '../../../domain/evidence/selection/selection.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { ready, type Loading } from '../../shared/load-state.ts';
import type { Failure } from '../../shared/failure.ts';
import type { CandidateOrder } from './candidate-order.ts';
import type { TakenCandidate } from './taken-candidates.ts';
import { candidateRows, type CandidateRow } from './candidate-rows.ts';
import { remediesOf, shortReason, unfundedRemedy, type Remedy } from './refusal-words.ts';

/** Why the creation failed, for a dialog. `steps-missing` is the data-abnormal case of document 2, section 8. */
export type ChooseTrouble =
  | {
      readonly because:
        | Exclude<Extract<CreationOutcome, { created: false }>['because'], 'already-packaged'>
        | 'steps-missing';
    }
  | { readonly because: 'already-packaged'; readonly taken: readonly TakenCandidate[] }
  | { readonly because: 'failed'; readonly failure: Failure };

/** The state that the page's view is computed from. */
export interface ChooseState {
  readonly rows: Loading<readonly Candidate[]>;
  readonly all: readonly Candidate[];
  /** The candidates that match the filters, in order. */
  readonly matching: readonly Candidate[];
  readonly selection: readonly Candidate[];
  /** The sum of the selection, and its verdict on other candidates. */
  readonly chosenTogether: Selection;
  readonly judge: CandidateCheck;
  /** Whether all chosen candidates are loaded, and may form one package. */
  readonly complete: boolean;
  readonly keyword: string;
  readonly filter: CandidateFilter;
  readonly due: { readonly from: string; readonly to: string };
  readonly onlyJoinable: boolean;
  readonly order: CandidateOrder | undefined;
  readonly creating: boolean;
  readonly trouble: ChooseTrouble | undefined;
  readonly expected: readonly ExpectedMaterial[];
  readonly funderId: string | undefined;
  /** Whether no new packages are created in the book at present. */
  readonly switchedOff: boolean;
  /** The telephone number of customer service. */
  readonly hotline: string;
}

export interface ChooseViewModel {
  /** Why nothing may be chosen at all. */
  readonly closed: Message | undefined;
  /** Remedies for candidates that no funder takes at present. */
  readonly remedies: readonly Remedy[];
  /** The remedy for candidates that no funder finances. */
  readonly unfunded: Remedy | undefined;
  readonly rows: Loading<readonly CandidateRow[]>;
  readonly keyword: string;
  readonly filter: {
    readonly businessTypes: readonly string[];
    readonly productType: string;
    readonly counterparty: string;
  };
  readonly due: { readonly from: string; readonly to: string };
  readonly payers: readonly string[];
  /** The business types that occur, as codes of the wire. */
  readonly businessTypes: readonly string[];
  /** Whether the candidates have more than one supplier. */
  readonly hasSuppliers: boolean;
  readonly onlyJoinable: boolean;
  readonly order: CandidateOrder | undefined;
  /** Whether all shown candidates that may go together are chosen; undefined if none may be. */
  readonly allChosen: boolean | 'mixed' | undefined;
  readonly isFiltered: boolean;
  readonly summary: {
    /** In the order in which they were chosen; amounts are decimal texts in yuan. */
    readonly candidates: readonly { readonly id: string; readonly number: string; readonly amount: string }[];
    readonly count: number;
    readonly amount: string;
    readonly creditSources: readonly string[];
    readonly suppliers: readonly string[];
    readonly funders: readonly { readonly funderId: string; readonly name: string }[];
    readonly funderId: string | undefined;
  };
  /**
   * How many more candidates may join the selection, and how many may not for which reason; undefined without a
   * selection.
   */
  readonly others: { readonly joining: number; readonly rest: readonly RefusedGroup[] } | undefined;
  readonly expected: readonly ExpectedMaterial[];
  readonly mayGoOn: boolean;
  /** Whether several funders could take the selection and none was chosen. */
  readonly needsFunder: boolean;
  readonly creating: boolean;
  readonly trouble: ChooseTrouble | undefined;
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter((text) => text !== '');

export interface RefusedGroup {
  readonly reason: Message;
  readonly count: number;
}

/** The candidates outside the selection, grouped by the reason that refuses them, the largest group first. */
function othersOf(
  all: readonly Candidate[],
  selection: Selection,
  judge: CandidateCheck,
): NonNullable<ChooseViewModel['others']> {
  const verdicts = all.filter((candidate) => !selection.ids.has(candidate.id)).map(judge);
  const groups = new Map<string, RefusedGroup>();
  for (const verdict of verdicts) {
    if (verdict.allowed) continue;
    const reason = shortReason(verdict);
    groups.set(reason.key, { reason, count: (groups.get(reason.key)?.count ?? 0) + 1 });
  }
  return {
    joining: verdicts.filter((verdict) => verdict.allowed).length,
    rest: [...groups.values()].toSorted((a, b) => b.count - a.count),
  };
}

function allChosenState(rows: readonly CandidateRow[]): ChooseViewModel['allChosen'] {
  const some = rows.some((row) => row.chosen);
  const more = rows.some((row) => !row.chosen && row.refusal === undefined);
  if (some && more) return 'mixed';
  return some || more ? some : undefined;
}

/** Whether a candidate matches the filters. */
export function matches(
  candidate: Candidate,
  { keyword, filter, due }: Pick<ChooseState, 'keyword' | 'filter' | 'due'>,
): boolean {
  const part = keyword.trim().toLowerCase();
  return (
    (part === '' ||
      [candidate.number, candidate.creditSourceName, candidate.supplierName, candidate.funderName ?? ''].some((text) =>
        text.toLowerCase().includes(part),
      )) &&
    (due.from === '' || candidate.dueDate >= due.from) &&
    (due.to === '' || candidate.dueDate <= due.to) &&
    (filter.counterparty === '' || candidate.creditSourceName === filter.counterparty) &&
    (filter.businessTypes.length === 0 || filter.businessTypes.includes(candidate.businessType)) &&
    (filter.productType === '' || filter.productType === candidate.productType)
  );
}

/** Caches verdicts, because the rows, the remedies and the summary judge the same candidates. */
function cacheVerdicts(judge: CandidateCheck): CandidateCheck {
  const known = new Map<Candidate, ReturnType<CandidateCheck>>();
  return (candidate) => {
    const verdict = known.get(candidate) ?? judge(candidate);
    known.set(candidate, verdict);
    return verdict;
  };
}

/** The view of the page. Filters do not change the selection. */
export function chooseViewModel(state: ChooseState): ChooseViewModel {
  const {
    rows,
    all,
    matching,
    selection,
    chosenTogether,
    complete,
    keyword,
    filter,
    due,
    onlyJoinable,
    order,
    creating,
    trouble,
    expected,
    funderId,
    switchedOff,
    hotline,
  } = state;
  const judge = cacheVerdicts(state.judge);
  const verdicts = matching.map(judge);
  const shown = candidateRows(matching, chosenTogether, judge).filter(
    (row) => !onlyJoinable || row.refusal === undefined,
  );
  const funders = [
    ...new Map(
      selection.flatMap((each) =>
        each.funderId === undefined ? [] : [[each.funderId, each.funderName ?? ''] as const],
      ),
    ),
  ];
  return {
    rows: rows.kind === 'ready' ? ready(shown) : rows,
    closed: switchedOff ? message('packages.switched-off') : undefined,
    remedies: remediesOf(verdicts),
    unfunded: unfundedRemedy(verdicts, hotline),
    keyword,
    filter,
    due,
    onlyJoinable,
    order,
    allChosen: allChosenState(shown),
    creating,
    trouble,
    expected,
    payers: unique(all.map((candidate) => candidate.creditSourceName)),
    businessTypes: unique(all.map((candidate) => candidate.businessType)),
    hasSuppliers: unique(all.map((candidate) => candidate.supplierName)).length > 1,
    isFiltered:
      keyword !== '' ||
      filter.counterparty !== '' ||
      filter.businessTypes.length > 0 ||
      filter.productType !== '' ||
      due.from !== '' ||
      due.to !== '' ||
      onlyJoinable,
    summary: {
      candidates: selection.map(({ id, number, amount }) => ({ id, number, amount: moneyToText(amount) })),
      count: selection.length,
      amount: moneyToText(sumMoney(selection.map((candidate) => candidate.amount))),
      creditSources: unique(selection.map((candidate) => candidate.creditSourceName)),
      suppliers: unique(selection.map((candidate) => candidate.supplierName)),
      funders: funders.map(([id, name]) => ({ funderId: id, name })),
      funderId,
    },
    others: selection.length === 0 ? undefined : othersOf(all, chosenTogether, judge),
    mayGoOn: !switchedOff && selection.length > 0 && complete && funderId !== undefined,
    needsFunder: !switchedOff && selection.length > 0 && funderId === undefined,
  };
}
