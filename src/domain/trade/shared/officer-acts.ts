import type { PlainDate } from '../../calendar/plain-date.ts';
import { compareMoney, moneyToText, zeroMoney, type Money } from '../../money/money.ts';
import type { TradeAct } from './application-policy.ts';
import type { Holding } from './holding.ts';
import { payeeBar, type PayeeStanding } from './payee-standing.ts';
import { placesOf, type Posting } from './posting.ts';
import { passCheck, refuseCheck, type RuleCheck } from './rule-check.ts';

/** Acts of the platform's officers that change holdings: one officer proposes, another approves. */
export const officerActs = [
  'freeze',
  'release',
  'court-transfer',
  'succession',
  'correction',
  'deregistration',
] as const satisfies readonly TradeAct[];
export type OfficerAct = (typeof officerActs)[number];

export const isOfficerAct = (text: string): text is OfficerAct => (officerActs as readonly string[]).includes(text);

/** Acts ordered by a court; the others need a reason only. */
const courtActs = ['freeze', 'release', 'court-transfer'] as const satisfies readonly OfficerAct[];

export const isCourtAct = (act: OfficerAct): boolean => courtActs.some((each) => each === act);

/** Whether an officers' act concerns an instrument only, without another company as its counterparty. */
export const isAboutInstrument = (act: TradeAct | undefined): boolean =>
  act !== undefined && isOfficerAct(act) && !isMove(act);

/** Whether an act moves holdings to another company. */
export const isMove = (act: OfficerAct): boolean => act === 'court-transfer' || act === 'succession';

/** Whether an act concerns a company with all its holdings, instead of one holding. */
export const isAboutCompany = (act: OfficerAct): boolean => act === 'succession' || act === 'deregistration';

/** Whether an act can refer to a freeze. */
export const usesFreeze = (act: OfficerAct): boolean => act === 'release' || act === 'court-transfer';

/**
 * States of an officer's proposal. Holdings change only after another officer's approval. `signing`: both officers
 * agree, and the director of the company that loses has to sign. `refused`: that director has refused.
 */
export const officerOrderStates = ['proposed', 'signing', 'approved', 'declined', 'refused', 'lapsed'] as const;
export type OfficerOrderState = (typeof officerOrderStates)[number];

/** Maximum length of a court document's number and of a reason, in characters. */
export const maxOrderNumberCharacters = 80;
export const maxOrderReasonCharacters = 200;

/** Facts of an order for the rules. */
interface JudgedOrder {
  readonly amount: Money;
  readonly orderNumber: string;
  /** Last day of a freeze. */
  readonly until: PlainDate;
}

type FrozenHolding = Pick<Holding, 'place' | 'amount' | 'frozen'>;

const amountCheck = ({ amount }: JudgedOrder): RuleCheck =>
  compareMoney(amount, zeroMoney) > 0
    ? passCheck('AMOUNT', { amount: moneyToText(amount) })
    : refuseCheck('AMOUNT', 'zero');

function atMostCheck({ amount }: JudgedOrder, most: Money): RuleCheck {
  const values = { sum: moneyToText(amount), available: moneyToText(most) };
  return compareMoney(amount, most) > 0 ? refuseCheck('AVAILABLE', 'exceeded', values) : passCheck('AVAILABLE', values);
}

const heldCheck = ({ place, amount }: FrozenHolding): RuleCheck =>
  place === 'held' && amount.fen > 0n ? passCheck('ORDER') : refuseCheck('ORDER', 'gone');

/** Holdings of a funder from a financing end by repayment, repurchase or return only; an order must not change them. */
const financedCheck = (isFinanced: boolean): RuleCheck =>
  isFinanced ? refuseCheck('ORDER', 'financed') : passCheck('ORDER');

/** Unfrozen amount of a holding. Reserved amounts count, because they can be frozen too. */
export const unfrozenOf = ({ amount, frozen }: Pick<Holding, 'amount' | 'frozen'>): Money => ({
  fen: amount.fen - frozen.fen,
});

/** Checks a freeze by a court (司法冻结): at most the held and unfrozen amount, with a last day that has not passed. */
export function freezeChecks(
  order: JudgedOrder,
  { holding, isFinanced, today }: Pick<MoveFacts, 'today' | 'isFinanced'> & { readonly holding: FrozenHolding },
): readonly RuleCheck[] {
  return [
    heldCheck(holding),
    financedCheck(isFinanced),
    order.until < today ? refuseCheck('ORDER', 'ended', { until: order.until }) : passCheck('ORDER'),
    amountCheck(order),
    atMostCheck(order, unfrozenOf(holding)),
  ];
}

/** Checks the freeze of a holding of a deregistered company (注销), until a successor or a court receives it. */
export const deregistrationChecks = ({
  holding,
  isFinanced,
}: Pick<MoveFacts, 'holding' | 'isFinanced'>): readonly RuleCheck[] => [heldCheck(holding), financedCheck(isFinanced)];

/**
 * Checks a release (解冻) of a freeze in force, in part or in full. `left`: amount still frozen by it; undefined where it
 * was already released.
 */
export function releaseChecks(order: JudgedOrder, left: Money | undefined): readonly RuleCheck[] {
  return left === undefined
    ? [refuseCheck('ORDER', 'released')]
    : [passCheck('ORDER'), amountCheck(order), atMostCheck(order, left)];
}

/** A company that is to receive holdings. */
interface Receiver extends PayeeStanding {
  readonly companyId: string;
  readonly name: string;
}

/**
 * Check of the receiver: a certified enterprise, as for any payee. It need not have opened the product, because the
 * court or the law determines the receiver.
 */
function receiverCheck(receiver: Receiver | undefined, holderId: string, today: PlainDate): RuleCheck {
  if (receiver === undefined) return refuseCheck('PAYEE', 'none');
  const { name } = receiver;
  if (receiver.companyId === holderId) return refuseCheck('PAYEE', 'own', { name });
  const bar = payeeBar({ ...receiver, hasOpened: true }, today);
  return bar === undefined || bar === 'not-opened' ? passCheck('PAYEE', { name }) : refuseCheck('PAYEE', bar, { name });
}

/** Facts for the rules of moving a holding to another holder. */
export interface MoveFacts {
  readonly today: PlainDate;
  readonly holding: FrozenHolding & Pick<Holding, 'companyId'>;
  /** Whether a funder holds it because of a financing that is not repaid. */
  readonly isFinanced: boolean;
  readonly receiver: Receiver | undefined;
}

/** Checks the move of a complete holding, including frozen amounts, to the successor of its holder (承继). */
export function successionChecks({ today, holding, isFinanced, receiver }: MoveFacts): readonly RuleCheck[] {
  return [heldCheck(holding), financedCheck(isFinanced), receiverCheck(receiver, holding.companyId, today)];
}

/**
 * Checks a transfer by a court (司法划转), of an amount under a freeze or of an unfrozen one. `freezeLeft`: amount still
 * frozen by the named freeze; undefined where it was released, `none` where none is named.
 */
export function courtTransferChecks(
  order: JudgedOrder,
  facts: MoveFacts,
  freezeLeft: Money | 'none' | undefined,
): readonly RuleCheck[] {
  const most = freezeLeft === 'none' ? unfrozenOf(facts.holding) : freezeLeft;
  return [
    ...successionChecks(facts),
    amountCheck(order),
    most === undefined ? refuseCheck('ORDER', 'released') : atMostCheck(order, most),
  ];
}

/**
 * Whether correcting an entry takes a held amount from a company, so that its director must sign. An amount in transit
 * belongs to nobody yet.
 */
export const needsSignature = (entry: Posting['entry']): boolean => placesOf('correction', entry)?.from === 'held';

/** Whether correcting an entry puts an amount in transit again, so that it must be accepted again. */
export const isAcceptedAgain = (entry: Posting['entry']): boolean => placesOf('correction', entry)?.to === 'transit';

/** Facts for the rules of a correction. */
export interface CorrectionFacts {
  readonly today: PlainDate;
  /** Day from which the instrument is closed for new business. */
  readonly closes: PlainDate;
  /** Undefined where no such posting led to the holding. */
  readonly posting: Pick<Posting, 'entry' | 'amount'> | undefined;
  readonly isCorrected: boolean;
  /** Holding that the posting led to, without the reservation of the correction itself. */
  readonly holding: Pick<Holding, 'amount' | 'reserved' | 'frozen'>;
}

/**
 * Checks the correction of a posting (更正): the entry must be reversible and not corrected yet, and its full amount must
 * be unspent, unreserved and unfrozen. A correction that needs a signature is possible only until the instrument
 * closes. Every correction after which an amount must be accepted again needs one.
 */
export function correctionChecks(facts: CorrectionFacts): readonly RuleCheck[] {
  const { today, closes, posting, isCorrected, holding } = facts;
  const places = posting && placesOf('correction', posting.entry);
  if (posting === undefined || places === undefined) return [refuseCheck('ORDER', 'not-correctable')];
  const { amount, reserved, frozen } = holding;
  const unspent: Money = { fen: amount.fen - reserved.fen - frozen.fen };
  const isLate = needsSignature(posting.entry) && closes <= today;
  const holds = passCheck('ORDER', { entry: posting.entry });
  return [
    isCorrected ? refuseCheck('ORDER', 'corrected') : holds,
    compareMoney(posting.amount, unspent) > 0 ? refuseCheck('ORDER', 'spent') : holds,
    isLate ? refuseCheck('ORDER', 'closed') : holds,
  ];
}
