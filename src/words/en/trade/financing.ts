import type { OfferBar } from '../../../domain/trade/financing/funding-offer.ts';
import type { financing as chinese } from '../../zh-CN/trade/financing.ts';
import { englishDay, englishMomentOfYear, money } from '../../format.ts';
import { plural } from '../../plural.ts';
import { dayAndWeekday } from '../greeting.ts';

const states: Readonly<Record<string, string>> = {
  MATERIALS: 'Documents incomplete',
  FUNDER_REVIEW: 'With the funder',
  NEED_INFO: 'Your answer needed',
  CONTRACT_SIGN: 'Contract to sign',
  DISBURSING: 'Being paid out',
  DISBURSED: 'Paid out',
  OVERDUE: 'Overdue',
  SETTLED: 'Settled',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  LAPSED: 'Lapsed',
};

/** The same for the issuer, who reads what its suppliers have to do. */
const statesForIssuer: Readonly<Record<string, string>> = {
  ...states,
  NEED_INFO: 'Supplier’s answer needed',
  CONTRACT_SIGN: 'Supplier to sign the contract',
};

const events: Readonly<Record<string, string>> = {
  applied: 'Application submitted',
  approved: 'Approved',
  'materials-ready': 'Documents complete, sent to the funder',
  'review-passed': 'Review passed, contract drawn up',
  'info-asked': 'More information requested',
  'info-given': 'Answered',
  'info-overdue': 'Lapsed without an answer',
  'ran-out': 'Lapsed',
  'issuer-paid': 'Paid before the disbursement, financing lapsed',
  overtaken: 'Frozen, transferred by a court or taken over by a successor; financing lapsed',
  rejected: 'Rejected',
  'offer-withdrawn': 'Offer withdrawn',
  cancelled: 'Cancelled',
  signed: 'Contract signed',
  sealed: 'Contract sealed',
  registered: 'Transfer registered',
  disbursed: 'Paid out',
  'disbursement-failed': 'Disbursement failed',
  'disbursement-returned': 'Disbursement returned',
  'fell-overdue': 'Not paid when due',
  'paid-in-time': 'Found to have been paid on time',
  paid: 'Payment received',
  reminded: 'Payment reminder sent',
  'interest-paid': 'Interest paid',
  'penalty-paid': 'Late interest paid',
  'penalty-waived': 'Late interest waived',
  'penalty-overpaid': 'Late interest paid in excess, to be returned by the funder',
  'repurchase-asked': 'Repurchase requested',
  repurchased: 'Bought back',
  'registration-ended': 'Registration ended',
  'taken-over': 'Taken over by the supplier’s successor',
  settled: 'Settled',
};

/** Names of the parts of a repayment. */
const repaid: Readonly<Record<string, string>> = {
  principal: 'Principal',
  repurchase: 'Principal repurchased',
  interest: 'Interest',
  penalty: 'Late interest',
};

const bars: Readonly<Record<OfferBar, string>> = {
  paused: 'This funder takes no new business at present',
  'limit-ended': 'Its limit for this issuer has expired',
  limit: 'Above its remaining limit for this issuer',
  least: 'Below its minimum financing amount',
  term: 'Beyond its longest term',
  'too-late': 'The instrument would already be due at disbursement',
  'no-net': 'The costs would use up the amount',
  'other-funder': 'The package was made for another funder. Discard it, or choose that funder.',
};

const merits: Readonly<Record<string, string>> = {
  'most-net': 'Pays most',
  'most-net-without-recourse': 'Most without recourse',
  soonest: 'Fastest',
};

const nameIn = (names: Readonly<Record<string, string>>, key: string | undefined, otherwise: string): string =>
  key !== undefined && Object.hasOwn(names, key) ? (names[key] ?? otherwise) : otherwise;

/** A rate in millionths as percents with two decimals. */
const rate = (millionths: number): string => `${(millionths / 10_000).toFixed(2)}%`;
const day = (text: string): string => dayAndWeekday({ today: text });
const instruments = (count: number): string => plural(count, 'instrument', 'instruments');

/** Applying for financing, offers of funders, and the course of financings. */
type FinancingNow = Parameters<(typeof chinese)['financing.now']>[0];

/** The part that the supplier has to pay, or need not pay, while the issuer has not paid. */
function supplierNow(said: FinancingNow): string {
  const { funder, interest, recourse, repurchaseBy } = said;
  const own = interest !== '' && said.doesSupplierBearInterest;
  if (repurchaseBy !== '')
    return said.isRepurchaseLate
      ? `The repurchase was due by ${englishDay(repurchaseBy)}. Please pay now: ${money(said.repurchaseSum)} today, and late interest accrues daily. The account is under “What your company pays”.`
      : `${funder} asks your company to buy it back: please pay by ${englishDay(repurchaseBy)}: ${money(said.repurchaseSum)} today, and late interest accrues daily. The account is under “What your company pays”.`;
  const pays = own ? `Please pay the interest of ${money(interest)}. ` : '';
  if (!recourse) return own ? pays.trim() : 'Without recourse: your company pays nothing.';
  return said.canRepurchaseBeAsked
    ? `${pays}${funder} can ask your company to buy it back, but has not done so yet.`
    : `${pays}From ${englishDay(said.repurchaseFrom)}, ${funder} can ask your company to buy it back.`;
}

/** The event that the disbursement waits for. */
function disbursingNow({ stage, funder, payReason, account }: FinancingNow, until: string): string {
  const why = payReason === '' ? '' : ` (${payReason})`;
  switch (stage) {
    case 'registered':
      return `The contract is signed and the transfer registered. ${funder} is to pay out${until}.`;
    case 'paying':
      return `${funder} has instructed its bank to pay. The bank has not confirmed it yet.`;
    case 'failed':
      return `The bank could not pay${why}. ${funder} is to pay again${until}.`;
    case 'returned':
      return `The bank returned the disbursement${why}. Please check your account ending in ${account}; ${funder} is to pay again${until}.`;
    default:
      return `The contract is signed. ${funder} is to seal it, register the transfer and pay out${until}.`;
  }
}

function repaymentNow(said: FinancingNow): string {
  const { state, funder, issuer, paysOn, days, principal, interest, penalty, recourse } = said;
  if (principal === '') {
    const payer = said.doesSupplierBearInterest || said.repurchaseBy !== '' ? 'your company' : issuer;
    const open = [
      penalty === ''
        ? ''
        : `${said.repurchaseBy === '' ? issuer : 'your company'} still pays late interest of ${money(penalty)}`,
      interest === '' ? '' : `${payer} still pays interest of ${money(interest)}`,
    ].filter((part) => part !== '');
    return `The principal is paid; ${open.join(', and ')}.`;
  }
  if (state === 'OVERDUE') {
    const late = penalty === '' ? '' : `, with late interest of ${money(penalty)} up to today`;
    return `${issuer} has not paid on time; ${money(principal)} is outstanding${late}. ${supplierNow(said)}`;
  }
  const part = said.paid === '' ? '' : `${money(said.paid)} is paid, ${money(principal)} is outstanding. `;
  if (days < 0)
    return `Payment by ${issuer} was due on ${englishDay(paysOn)}. ${part === '' ? 'It has not arrived in full.' : part.trim()}`;
  const when = days === 0 ? 'today' : `in ${plural(days, 'day', 'days')}`;
  const own =
    interest === ''
      ? ''
      : said.doesSupplierBearInterest
        ? `Your company pays the interest of ${money(interest)} on that day. `
        : `${issuer} also pays the interest of ${money(interest)}. `;
  const rest = recourse
    ? `If ${issuer} does not pay, your company must buy it back.`
    : own === ''
      ? 'Without recourse: your company pays nothing more.'
      : 'Without recourse.';
  return `${issuer} pays ${funder} on ${englishDay(paysOn)}, ${when}. ${part}${own}${rest}`;
}

export const financing: typeof chinese = {
  'financing.title': 'Financing',
  'financing.apply-title': 'Apply for financing',
  'financing.list-title': 'Financing',
  'financing.issuer-title': 'Supplier financing',
  'financing.contracts-title': 'Contracts to sign',
  'financing.state': ({ state, isIssuer = false }) =>
    nameIn(isIssuer ? statesForIssuer : states, state, 'Unknown state'),
  'financing.event-meaning': ({ event }: { event: string }): string =>
    ({ rejected: 'not passed', 'fell-overdue': 'overdue' })[event] ?? 'needs attention',
  'financing.event': ({ event }) => nameIn(events, event, 'Other'),
  'financing.bar': ({ bar }) => nameIn(bars, bar, 'Cannot be chosen now'),
  'financing.merit': ({ merit }) => nameIn(merits, merit, ''),
  'financing.rate': ({ millionths }) => rate(millionths),
  'financing.rate-band': ({ from, to }) => `${from}% to ${to}%`,

  'financing.step-holdings': 'Instruments',
  'financing.step-offers': 'Amount and funder',
  'financing.step-documents': 'Documents',
  'financing.step-check': 'Check and submit',
  'financing.steps': 'Steps of the application',
  'financing.holdings-facts': 'Instruments with the same issuer and due date can be financed together',
  'financing.search-holdings': 'Instrument number or issuer',
  'financing.no-holdings': 'No instruments to finance',
  'financing.no-holdings-body':
    'Instruments you have accepted are listed here. Amounts already reserved or financed are left out.',
  'financing.no-holding-fits': 'No instrument matches',
  'financing.more-holdings': ({ shown, count }) =>
    `Only the ${shown} of ${count} instruments due first are listed. Find the others by number or issuer.`,
  'financing.choose': ({ number }) => `Choose instrument ${number}`,
  'financing.available-of': ({ amount, packaged }) =>
    `${money(amount)} can be financed${packaged === '' ? '' : `, ${money(packaged)} of it in an evidence package`}`,
  'financing.packaged-of': ({ packaged }) => `${money(packaged)} of it in an evidence package`,
  'financing.nothing-available': 'Nothing can be financed',
  'financing.row-closed': ({ isPast }) =>
    isPast ? 'Already due: no financing' : 'Within three working days of payment: no financing',
  'financing.too-many': ({ most }) => `At most ${most} together`,
  'financing.due-on': ({ dueOn, day: on, about }) =>
    `Due on ${day(dueOn)}${on === dueOn ? '' : `, paid ${about ? 'about' : 'on'} ${day(on)}`}`,
  'financing.issued-by': ({ issuer }) => `Issued by ${issuer}`,
  'financing.not-together-title': 'These instruments cannot be financed together',
  'financing.not-together-issuer':
    'They have different issuers. Keep one group only and apply for the others separately.',
  'financing.not-together-due':
    'They have different due dates. Keep one group only and apply for the others separately.',
  'financing.keep-only': ({ issuer, dueOn, count }) =>
    `Keep only ${instruments(count)} of ${issuer} due on ${englishDay(dueOn)}`,
  'financing.chosen': ({ count, amount }) =>
    count === 0 ? 'No instrument chosen' : `${instruments(count)} chosen, ${money(amount)} can be financed`,
  'financing.chosen-apart': ({ count, bar }) =>
    `${instruments(count)} chosen with different ${bar === 'issuer' ? 'issuers' : 'due dates'}: cannot be financed together`,

  'financing.amount': 'Amount to finance',
  'financing.amount-hint': ({ available }) => `${money(available)} can be financed`,
  'financing.everything': 'All',
  'financing.excess': ({ amount }) =>
    `${money(amount)} more than can be financed. Lower the amount or add instruments.`,
  'financing.part': ({ number }) => `Part of instrument ${number}`,
  'financing.part-of': ({ part, available }) => `${money(part)} of ${money(available)} that can be financed`,
  'financing.spread': 'Change the split',
  'financing.spread-note': 'One instrument is used up before the next',
  'financing.cut-off': ({ at }) => `If approved before ${englishMomentOfYear(at)}, counted from that day`,
  'financing.cut-off-over': 'Today’s cut-off has passed: counted from the next working day',
  'financing.offers-title': ({ count }) => plural(count, 'offer', 'offers'),
  'financing.offers-note': 'Recalculated when the amount changes',
  'financing.offers-computing': 'Calculating offers…',
  'financing.offers-none': 'No funder finances instruments of this issuer now',
  'financing.offers-none-body': 'Please call customer service, or hold the instruments to maturity.',
  'financing.order-net': 'Pays most',
  'financing.order-arrival': 'Fastest',
  'financing.order-rate': 'Lowest rate',
  'financing.order': 'Order',
  'financing.recourse': 'With recourse',
  'financing.no-recourse': 'Without recourse',
  'financing.net': 'You receive',
  'financing.net-most': 'Most',
  'financing.net-less': ({ amount }) => `${money(amount)} less`,
  'financing.net-none': 'Not available',
  'financing.annual-rate': 'Annual rate (simple)',
  'financing.interest': 'Interest',
  'financing.interest-formula': ({ amount, millionths, days, basis }) =>
    `${money(amount)} × ${rate(millionths)} × ${days} ÷ ${basis}`,
  'financing.interest-by-issuer': ({ issuer }) => `Paid by ${issuer}`,
  'financing.interest-at-maturity': 'Paid at maturity',
  'financing.fee': 'Service fee',
  'financing.fee-formula': ({ amount, millionths }) => `${money(amount)} × ${rate(millionths)}`,
  'financing.fee-tax': ({ tax }) => `Including value-added tax of ${money(tax)}`,
  'financing.annual-cost': 'All-in annual cost (simple)',
  'financing.annual-cost-formula': ({ cost, net, days }) => `${money(cost)} ÷ ${money(net)} × 360 ÷ ${days}`,
  'financing.arrival': 'Earliest arrival',
  'financing.paid-out-on': 'Paid out on',
  'financing.arrival-day': ({ day: on, about }) =>
    `${day(on)}${about ? ' (may change once holidays are announced)' : ''}`,
  'financing.arrival-note': ({ settlementDays, days }) =>
    `${settlementDays === 0 ? 'On the day of approval' : `Working day ${settlementDays} after approval`}, ${plural(days, 'day', 'days')} of interest`,
  'financing.recourse-title': 'Recourse',
  'financing.recourse-note': ({ issuer }) => `If ${issuer} does not pay, your company buys it back`,
  'financing.no-recourse-note': ({ issuer }) => `If ${issuer} does not pay, your company is not liable`,
  'financing.materials': 'Documents',
  'financing.materials-of': ({ standing, startsOn }) =>
    nameIn(
      {
        ready: startsOn === 'SUBMITTED' ? 'Package submitted, review can begin' : 'Package approved, review can begin',
        'under-way': 'Package under review; the funder begins once it is approved',
        unsubmitted: 'Package still to be submitted by your company',
        none:
          startsOn === 'SUBMITTED'
            ? 'A package is needed; review begins once it is submitted'
            : 'A package is needed; review begins once it is approved',
        'other-funder': 'The package was made for another funder',
      },
      standing,
      '',
    ),
  'financing.limit-left': 'Limit left',
  'financing.choose-offer': 'Choose',
  'financing.chosen-offer': 'Chosen',
  'financing.choose-offer-of': ({ funder, recourse }) => `Choose ${funder} (${recourse})`,
  'financing.take-amount': ({ amount }) => `Recalculate with ${money(amount)}`,
  'financing.sooner': ({ days, amount }) => `${plural(days, 'day', 'days')} sooner for ${money(amount)} more`,
  'financing.formula-note':
    'Interest = amount × annual rate × days ÷ day basis, from the day of disbursement to the day before the due date, rounded to the fen. All-in annual cost (simple) = (interest + fees) ÷ amount received × 360 ÷ days.',
  'financing.foot-offer': ({ funder, net, day: on }) => `${funder}: ${money(net)} on ${englishDay(on)} at the earliest`,
  'financing.foot-cost': ({ cost }) => `Total cost ${money(cost)}`,
  'financing.foot-none': 'No funder chosen',
  'financing.effect': ({ amount, names }) =>
    names.length === 0
      ? `Submitting reserves ${money(amount)} and asks a director to approve`
      : `Submitting reserves ${money(amount)} and asks ${names.join(', ')} to approve`,
  'financing.back': 'Back',
  'financing.next': 'Next',

  'financing.documents-title': 'Documents and account',
  'financing.documents-ready':
    'The packages for the chosen instruments are ready. Once a director approves, it goes straight to the funder; nothing needs to be uploaded again.',
  'financing.documents-under-way':
    'The packages are under way. Once a director has approved and they are ready, it goes to the funder automatically.',
  'financing.documents-unsubmitted':
    'The package for the chosen instruments has not been submitted yet. Your company can complete and submit it now, or after the approval. Once it is ready, it goes to the funder automatically.',
  'financing.documents-continue': 'Complete the package',
  'financing.documents-none':
    'The chosen instruments have no package yet. You can prepare it now, or submit first and prepare it after the approval. Once it is ready, it goes to the funder automatically.',
  'financing.documents-other-funder':
    'The package for the chosen instruments was made for another funder. Discard that package, or choose that funder.',
  'financing.documents-go': 'Prepare documents',
  'financing.account': 'Receiving account',
  'financing.account-hint': 'Funds are paid only to verified accounts of your company',
  'financing.account-none': 'There is no verified account',
  'financing.account-add': 'Add an account',
  'financing.account-of': ({ bank, masked }) => `${bank} ${masked}`,
  'financing.purpose': 'Use of funds (optional)',
  'financing.purpose-hint': 'For example: raw materials',
  'financing.check-title': 'Check the application',
  'financing.used-instruments': 'Instruments used',
  'financing.used-part': ({ number, amount }) => `${number}: ${money(amount)}`,
  'financing.state-now': 'Financing now',
  'financing.open-contract': 'View the financing and its contract',
  'financing.open-financing': 'View this financing',
  'financing.valid-until': 'Offer valid',
  'financing.until-day': ({ day: on }) => `Until ${englishDay(on)} (inclusive)`,
  'financing.offer-kept': ({ day: on }) =>
    `Until ${englishDay(on)}. It was approved in time, so this rate and fee apply to the contract`,
  'financing.costs': 'Costs',

  'financing.listed': ({ count, amount }) => `${plural(count, 'financing', 'financings')}, ${money(amount)} in all`,
  'financing.search': 'Number, instrument or company',
  'financing.views': 'Lists of financings',
  'financing.view-all': 'All',
  'financing.view-pending': 'Under way',
  'financing.view-outstanding': 'Paid out, not settled',
  'financing.view-paid-out': 'Paid out, including settled',
  'financing.view-ended': 'Ended',
  'financing.to-do': 'Financings: documents, answers and contracts awaiting you',
  'financing.none': 'No financings yet',
  'financing.none-body':
    'Choose instruments you hold, compare funders’ offers, and submit one for approval by a director.',
  'financing.none-issuer-body': 'When suppliers finance instruments you issued, the financings are listed here.',
  'financing.none-contracts': 'No contract to sign',
  'financing.none-contracts-body': 'Contracts are listed here once a funder has approved.',
  'financing.none-fit': 'No financing matches',
  'financing.column-number': 'Financing',
  'financing.column-funder': 'Funder',
  'financing.column-supplier': 'Supplier',
  'financing.supplier-unnamed': 'Holder by transfer, named 5 working days before payment',
  'financing.column-amount': 'Amount',
  'financing.column-net': 'Amount received',
  'financing.column-net-expected': 'Expected amount',
  'financing.net-of': ({ amount, payout }) => `${payout === 'expected' ? 'Expected ' : ''}${money(amount)}`,
  'financing.still-owed': ({ amount }) => `${money(amount)} still owed`,
  'financing.contract-with-director': 'With the director',
  'financing.contract-with-director-of': ({ number }) => `Contract of financing ${number} is with the director: view`,
  'financing.contract-unsent': 'To be submitted by an operator',
  'financing.go-sign': 'Sign',
  'financing.go-sign-of': ({ number }) => `Sign the contract of financing ${number}`,
  'financing.column-cost': 'Interest and fees',
  'financing.cost-of': ({ amount }) => `Interest and fees ${money(amount)}`,
  'financing.column-open': 'Principal outstanding',
  'financing.column-applied': 'Applied on',
  'financing.column-issuer': 'Issuer',
  'financing.column-rate': 'Annual rate',
  'financing.column-due': 'Due',
  'financing.column-state': 'State',
  'financing.column-act': 'Action',
  'financing.sign': 'Ask a director to sign',
  'financing.sign-of': ({ number }) => `Ask a director to sign the contract of ${number}`,
  'financing.contract-sent': ({ number }) => `The contract of ${number} is with a director for signature`,
  'financing.until': ({ day: on, state, isTurn, isPast }) => {
    const latest = `by ${englishDay(on)}, or it lapses`;
    switch (state) {
      case 'MATERIALS':
        return isTurn ? `Please complete the documents by ${englishDay(on)}` : `With the platform: ${latest}`;
      case 'NEED_INFO':
        return `Please answer by ${englishDay(on)}`;
      case 'CONTRACT_SIGN':
        return isTurn ? `Please sign by ${englishDay(on)}` : 'Waits for your director’s signature';
      case 'FUNDER_REVIEW':
      case 'DISBURSING':
        return `With the funder: ${latest}`;
      case 'OVERDUE':
        return isPast ? `Repurchase was due by ${englishDay(on)}` : `Please buy back by ${englishDay(on)}`;
      default:
        return latest.charAt(0).toUpperCase() + latest.slice(1);
    }
  },

  'financing.gone': 'This financing was not found',
  'financing.gone-body': 'It may belong to another company, or the link is incomplete.',
  'financing.heading': ({ funder, amount }) => `${funder}, ${money(amount)}`,
  'financing.now': (said) => {
    const { state, isTurn, funder, issuer, endsOn, endedBy } = said;
    const until = endsOn === '' ? '' : ` by ${englishDay(endsOn)}`;
    switch (state) {
      case 'MATERIALS':
        return isTurn
          ? `Your company must complete the documents${until}. It goes to ${funder} as soon as they are ready.`
          : `The platform reviews the documents${until}. It goes to ${funder} once they pass; your company has nothing to do now.`;
      case 'FUNDER_REVIEW':
        return `${funder} is reviewing it${until === '' ? '' : `, at the latest${until}; it lapses after that day`}. Your company has nothing to do now.`;
      case 'NEED_INFO':
        return `${funder} asks for more information. Please answer${until}, or it lapses.`;
      case 'CONTRACT_SIGN':
        return isTurn
          ? `${funder} has approved it. Please sign the contract${until}, or it lapses.`
          : `${funder} has approved it. A director is to sign the contract${until}, or it lapses.`;
      case 'DISBURSING':
        return disbursingNow(said, until);
      case 'DISBURSED':
      case 'OVERDUE':
        return repaymentNow(said);
      case 'SETTLED':
        return said.isRepurchased
          ? `Settled. Your company holds the instruments it bought back; ${issuer} still has to pay them.`
          : `Everything is paid${said.daysLate > 0 ? `, the last payment ${plural(said.daysLate, 'day', 'days')} late` : ''}. Nothing is left to do.`;
      case 'REJECTED':
        return `${funder} ${endedBy === 'offer-withdrawn' ? 'withdrew its offer' : 'rejected it'}${said.endWords === '' ? '' : `: ${said.endWords}`}. The reserved amount was released; you can apply to another funder.`;
      case 'CANCELLED':
        return 'Your company cancelled it. The reserved amount was released.';
      case 'LAPSED':
        return endedBy === 'issuer-paid'
          ? `It lapsed: ${issuer} paid before the disbursement. The reserved amount was released.`
          : endedBy === 'overtaken'
            ? 'It lapsed: the instruments were frozen or transferred by a court, or taken over by a successor.'
            : `It lapsed${endedBy === 'info-overdue' ? ': the funder was not answered in time' : ''}. The reserved amount was released; you can apply again.`;
      default:
        return '';
    }
  },
  'financing.milestones': 'Progress',
  'financing.milestone': ({ milestone }) =>
    nameIn(
      {
        applied: 'Applied',
        approved: 'Approved by director',
        materials: 'Documents',
        review: 'Reviewed by funder',
        contract: 'Contract signed',
        disbursed: 'Paid out',
        paid: 'Paid at maturity',
        'paid-late': 'Paid late',
        repurchased: 'Bought back',
      },
      milestone,
      '',
    ),
  'financing.milestone-now': ({ state }): string =>
    ({
      MATERIALS: 'Documents to be completed',
      NEED_INFO: 'Your answer needed',
      CONTRACT_SIGN: 'Your company to sign',
    })[state ?? ''] ?? 'In progress',
  'financing.milestone-by': ({ name }) => name,
  'financing.milestone-arrived': ({ net }) => `Received ${money(net)}`,
  'financing.milestone-runs': ({ day: on, all, left }) =>
    `Day ${on} of ${all}, paid ${left === 0 ? 'today' : `in ${plural(left, 'day', 'days')}`}`,
  'financing.milestone-paid-late': ({ days }) => `${plural(days, 'day', 'days')} late`,
  'financing.milestone-late': ({ days }) => `${plural(days, 'day', 'days')} overdue`,
  'financing.moment': ({ at }) => englishMomentOfYear(at),
  'financing.costs-note': ({ state }) =>
    state === 'disbursed'
      ? 'Based on the actual disbursement day'
      : state === 'instructed'
        ? 'Based on the day on which the bank pays'
        : state === 'contract'
          ? 'As in the contract; the actual disbursement day prevails'
          : state === 'ended'
            ? 'As offered; nothing was paid out'
            : 'As offered; the contract prevails',
  'financing.amount-line': 'Amount financed',
  'financing.less': ({ amount }) => (amount === '0.00' ? money(amount) : `− ${money(amount)}`),
  'financing.penalty-title': 'Late interest',
  'financing.penalty-note': ({ issuer, millionths, days, recourse }) =>
    `None if paid within ${plural(days, 'day', 'days')} of grace after the payment day; otherwise ${rate(millionths)} a year from the payment day (inclusive) to the day before payment, paid by ${issuer}${recourse ? '; in a repurchase your company pays it as well' : ''}`,
  'financing.net-line': 'You receive',
  'financing.money-title': 'Money and instruments',
  'financing.to-account': 'Receiving account',
  'financing.account-ending': ({ bank, ending }) => `${bank}, account ending in ${ending}`,
  'financing.bank-reference': 'Bank reference',
  'financing.materials-title': 'Documents',
  'financing.materials-ready-line': ({ number }) => `Instrument ${number}: package ready`,
  'financing.materials-under-way-line': ({ number }) => `Instrument ${number}: package under way`,
  'financing.materials-none-line': ({ number }) => `Instrument ${number}: no package yet`,
  'financing.materials-open': 'Open the package',
  'financing.questions-title': 'Questions of the funder',
  'financing.questions-note': ({ day: on }) => `Please answer by ${englishDay(on)}`,
  'financing.answer-send': 'Send the answers',
  'financing.answer-missing': 'Please answer every question',
  'financing.answered': 'Answered; the funder continues its review',
  'financing.answered-by': ({ name, at }) => `Answered by ${name}, ${englishMomentOfYear(at)}`,
  'financing.contract-title': 'Contract and signatures',
  'financing.contract-none': 'The funder draws up the contract once its review is passed.',
  'financing.contract-file': 'Download the contract',
  'financing.contract-number': 'Contract',
  'financing.contract-drawn': 'Drawn up',
  'financing.contract-signed': 'Signed by your director',
  'financing.contract-sealed': 'Sealed by the funder',
  'financing.contract-waits': 'To be done',
  'financing.contract-waiting': 'With a director for signature',
  'financing.registration-title': 'Registration of the transfer',
  'financing.registration-none': 'The funder registers the transfer before it pays out.',
  'financing.registration-number': 'Registration number',
  'financing.registration-until': 'Registration',
  'financing.registration-searched': 'Duplicate search',
  'financing.registration-text': 'Registration text',
  'financing.registration-copy': 'Copy the text',
  'financing.repayment-title': 'Repayment',
  'financing.repayment-note': 'Single repayment of principal at maturity',
  'financing.repayment-kind': ({ kind }) => nameIn(repaid, kind, ''),
  'financing.repayment-at-once': 'up to today',
  'financing.repayment-standing': ({ standing }) =>
    nameIn(
      { planned: 'From disbursement on', ahead: 'Not due yet', part: 'Paid in part', late: 'Overdue', paid: 'Paid' },
      standing,
      '',
    ),
  'financing.repayment-penalty': ({ millionths, from, grace }) =>
    `${grace === '' ? '' : `No late interest on payments made by ${englishDay(grace)}. `}Late interest accrues daily from ${englishDay(from)} on the outstanding principal, at ${rate(millionths)} a year.`,
  'financing.pay-title': 'What your company pays',
  'financing.pay-note':
    'Transfer it from an account of your company, quoting the financing number as the remark. It is matched automatically on receipt.',
  'financing.pay-sum': 'Amount (up to today)',
  'financing.pay-payee': 'Payee',
  'financing.pay-bank': 'Bank',
  'financing.pay-account': 'Account',
  'financing.pay-remark': 'Remark',
  'financing.pay-account-none': 'Please ask the funder for its account',
  'financing.payments-title': 'Payments',
  'financing.payment-purpose': ({ purpose }) =>
    nameIn(
      {
        disbursement: 'Disbursement',
        principal: 'Payment of the instrument',
        interest: 'Interest',
        penalty: 'Late interest',
        repurchase: 'Repurchase',
      },
      purpose ?? '',
      'Payment',
    ),
  'financing.payment-state': ({ state }) =>
    nameIn(
      {
        EXPECTED: 'Expected',
        INSTRUCTED: 'With the bank',
        CONFIRMED: 'Arrived',
        FAILED: 'Failed',
        RETURNED: 'Returned',
      },
      state ?? '',
      '--',
    ),
  'financing.registration-ended': 'Ended',
  'financing.issuer-interests': ({ amount }) => `Interest also owed: ${money(amount)}`,
  'financing.repayment-left': 'Outstanding',
  'financing.payees-holders': 'the holders of the instrument',
  'financing.repayment-from-to': ({ from, to }) => `${from} → ${to}`,
  'financing.repayment-day': ({ day: on, about }) =>
    `due ${day(on)}${about ? ' (may change once holidays are announced)' : ''}`,
  'financing.history-title': 'History',
  'financing.cancel': 'Cancel the financing',
  'financing.cancel-title': 'Cancel this financing?',
  'financing.cancel-body':
    'The reserved amount is released at once. This cannot be undone; you would have to apply again.',
  'financing.cancel-words': 'Reason (optional)',
  'financing.cancelled': ({ number }) => `${number} was cancelled; the reserved amount was released`,
  'financing.keep': 'Keep it',
  'financing.again': 'New application',
};
