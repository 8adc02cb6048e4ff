import type { PlainDate } from '../../calendar/plain-date.ts';
import { compareMoney, moneyToText, zeroMoney, type Money } from '../../money/money.ts';
import type { TradeAct } from './application-policy.ts';
import type { Holding } from './holding.ts';
import { payeeBar, type PayeeStanding } from './payee-standing.ts';
import { placesOf, type Posting } from './posting.ts';
import { passCheck, refuseCheck, type RuleCheck } from './rule-check.ts';

/** Acts by which officers of the platform change what is held: one proposes, another one approves. */
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

/** Acts that a court orders; the others have a reason alone. */
const courtActs = ['freeze', 'release', 'court-transfer'] as const satisfies readonly OfficerAct[];

export const isCourtAct = (act: OfficerAct): boolean => courtActs.some((each) => each === act);

/**
 * Whether an act of the platform's officers is about an instrument, and not about another company: an issuer is not
 * what is frozen.
 */
export const isAboutInstrument = (act: TradeAct | undefined): boolean =>
  act !== undefined && isOfficerAct(act) && !isMove(act);

/** Whether an act gives what is held to another company. */
export const isMove = (act: OfficerAct): boolean => act === 'court-transfer' || act === 'succession';

/** Whether an act is about a company and everything that it holds, and not about one holding. */
export const isAboutCompany = (act: OfficerAct): boolean => act === 'succession' || act === 'deregistration';

/** Whether an act can name a freeze. */
export const usesFreeze = (act: OfficerAct): boolean => act === 'release' || act === 'court-transfer';

/**
 * States of what an officer proposes. Nothing happens to holdings before another officer approves it. `signing`: two
 * officers agree, and the director of the company that loses has to sign. `refused`: that director has refused it.
 */
export const officerOrderStates = ['proposed', 'signing', 'approved', 'declined', 'refused', 'lapsed'] as const;
export type OfficerOrderState = (typeof officerOrderStates)[number];

/** Characters of the number of a court's document, and of a reason. */
export const longestOrderNumber = 80;
export const longestOrderReason = 200;

/** What the rules see of an order. */
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

/** What a funder holds by a financing is paid by that financing, repurchased or returned: an order leaves it alone. */
const financedCheck = (isFinanced: boolean): RuleCheck =>
  isFinanced ? refuseCheck('ORDER', 'financed') : passCheck('ORDER');

/** Amount of a holding that is not frozen. What applications have reserved of it can be frozen too. */
export const unfrozenOf = ({ amount, frozen }: Pick<Holding, 'amount' | 'frozen'>): Money => ({
  fen: amount.fen - frozen.fen,
});

/** Judges a freeze by a court (司法冻结): at most what is held and not frozen yet, until a day that has not passed. */
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

/** Judges that a holding of a company that is deregistered (注销) is frozen, until a successor or a court gets it. */
export const deregistrationChecks = ({
  holding,
  isFinanced,
}: Pick<MoveFacts, 'holding' | 'isFinanced'>): readonly RuleCheck[] => [heldCheck(holding), financedCheck(isFinanced)];

/** Judges a release (解冻): a freeze that is in force, in part or whole. `left`: what it still freezes. */
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
 * The check of who receives: a certified enterprise, as any payee is. It need not have opened the product, because the
 * court or the law decides who receives.
 */
function receiverCheck(receiver: Receiver | undefined, holderId: string, today: PlainDate): RuleCheck {
  if (receiver === undefined) return refuseCheck('PAYEE', 'none');
  const { name } = receiver;
  if (receiver.companyId === holderId) return refuseCheck('PAYEE', 'own', { name });
  const bar = payeeBar({ ...receiver, hasOpened: true }, today);
  return bar === undefined ? passCheck('PAYEE', { name }) : refuseCheck('PAYEE', bar, { name });
}

/** Facts that the rules of a move to another holder judge. */
export interface MoveFacts {
  readonly today: PlainDate;
  readonly holding: FrozenHolding & Pick<Holding, 'companyId'>;
  /** Whether a funder holds it by a financing that is not repaid. */
  readonly isFinanced: boolean;
  readonly receiver: Receiver | undefined;
}

/** Judges that everything of a holding goes to the successor of its holder (承继), with what is frozen of it. */
export function successionChecks({ today, holding, isFinanced, receiver }: MoveFacts): readonly RuleCheck[] {
  return [heldCheck(holding), financedCheck(isFinanced), receiverCheck(receiver, holding.companyId, today)];
}

/**
 * Judges a transfer by a court (司法划转), of what a freeze keeps for it or of what is not frozen. `freezeLeft`: what the
 * named freeze still freezes; undefined where it is released, and `none` where none is named.
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
 * Whether the correction of an entry takes from a company what it holds, so that its director signs. An amount on its
 * way is nobody's yet.
 */
export const needsSignature = (entry: Posting['entry']): boolean => placesOf('correction', entry)?.from === 'held';

/** Whether the correction of an entry puts an amount on its way again, so that it must be accepted again. */
export const isAcceptedAgain = (entry: Posting['entry']): boolean => placesOf('correction', entry)?.to === 'transit';

/** Facts that the rules of a correction judge. */
export interface CorrectionFacts {
  readonly today: PlainDate;
  /** Day from which the instrument is closed for new business. */
  readonly closes: PlainDate;
  /** Undefined where no such posting has led to the holding. */
  readonly posting: Pick<Posting, 'entry' | 'amount'> | undefined;
  readonly isCorrected: boolean;
  /** The holding that the posting has led to, without what the correction itself has reserved. */
  readonly holding: Pick<Holding, 'amount' | 'reserved' | 'frozen'>;
}

/**
 * Judges the correction of a posting (更正): an entry with a mirror that has none yet, while everything that it brought
 * is neither spent nor reserved nor frozen. What has to be signed or accepted again can be until the instrument closes.
 */
export function correctionChecks(facts: CorrectionFacts): readonly RuleCheck[] {
  const { today, closes, posting, isCorrected, holding } = facts;
  const places = posting && placesOf('correction', posting.entry);
  if (posting === undefined || places === undefined) return [refuseCheck('ORDER', 'not-correctable')];
  const { amount, reserved, frozen } = holding;
  const unspent: Money = { fen: amount.fen - reserved.fen - frozen.fen };
  const isLate = (needsSignature(posting.entry) || isAcceptedAgain(posting.entry)) && closes <= today;
  const holds = passCheck('ORDER', { entry: posting.entry });
  return [
    isCorrected ? refuseCheck('ORDER', 'corrected') : holds,
    compareMoney(posting.amount, unspent) > 0 ? refuseCheck('ORDER', 'spent') : holds,
    isLate ? refuseCheck('ORDER', 'closed') : holds,
  ];
}
