import { shanghaiDate, type PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import { moneyToText, zeroMoney } from '../../../../src/domain/money/money.ts';
import { sumOfDues } from '../../../../src/domain/trade/financing/financing-dues.ts';
import { lastDayOfGrace } from '../../../../src/domain/trade/financing/financing-deadlines.ts';
import {
  isCancellable,
  supplierStates,
  isOutstanding,
} from '../../../../src/domain/trade/financing/financing-machine.ts';
import { rateBand } from '../../../../src/domain/trade/financing/rate-band.ts';
import { paysOn } from '../../../../src/domain/trade/shared/instrument.ts';
import type { Caller } from '../../context.ts';
import { fundedPackage, placeOfBusiness } from '../../evidence/shared/businesses.ts';
import { localizeName } from '../../identity/localize-name.ts';
import type { FinancingRecord, PaymentRecord } from '../../records/trade.ts';
import type { ServerLocale } from '../../server-locale.ts';
import type { Transaction } from '../../store.ts';
import { canMakeAct } from '../application-access.ts';
import { momentOf } from '../trade-facts.ts';
import { isEvidenceWithSupplier } from './financing-work.ts';
import { isPackageReady } from './materials-status.ts';
import { financingDues, issuerDues } from './repayment-work.ts';
import { costToWire, figuresOf, keptOfferToWire } from './offer-wire.ts';

/** Whether the supplier is asked to repurchase. */
const asksRepurchase = ({ state, repurchase }: FinancingRecord): boolean =>
  state === 'OVERDUE' && repurchase !== undefined;

/** A financing in a list. An issuer sees only the whole percents around the rate. */
export function financingRowToWire(record: FinancingRecord, isIssuer: boolean, today: PlainDate, isTurn = false) {
  const figures = figuresOf(record);
  return {
    financingId: record.id,
    financingNo: record.number,
    instrumentKind: record.kind,
    companyName: record.companyName,
    issuerName: record.issuerName,
    funderName: record.funderName,
    amount: moneyToText(record.amount),
    outstandingAmount: moneyToText(record.outstanding),
    dueDate: record.dueOn,
    state: record.state,
    stateTime: asksRepurchase(record) ? (record.repurchase?.askedAt ?? 0) : record.stateSince,
    endDate: record.state === 'OVERDUE' ? (record.repurchase?.payBy ?? '') : record.endsOn,
    createTime: record.createdAt,
    version: record.version,
    ...(isIssuer
      ? {
          rateBand: rateBand(record.offer.annualRate),
          issuerInterests: moneyToText(isOutstanding(record) ? sumOfDues(issuerDues(record, today)) : zeroMoney),
        }
      : {
          net: figures.net,
          cost: figures.cost,
          annualRate: record.offer.annualRate,
          askedAmount: asksRepurchase(record) ? moneyToText(sumOfDues(financingDues(record, today))) : undefined,
        }),
    instrumentNos: record.lines.map(({ number }) => number),
    isTurn,
  };
}

/** The application by which the contract of a financing is being signed; undefined for none. */
const signingOf = async (transaction: Transaction, record: FinancingRecord) =>
  record.state === 'CONTRACT_SIGN'
    ? (await transaction.tradeApplications.openAbout(record.lines[0]?.instrumentId ?? '', 'contract')).find(
        ({ form }) => form.financingId === record.id,
      )
    : undefined;

type Signing = Awaited<ReturnType<typeof signingOf>>;

async function waitsForSupplier(transaction: Transaction, record: FinancingRecord, signing: Signing): Promise<boolean> {
  if (record.state === 'OVERDUE') return record.repurchase !== undefined;
  if (!supplierStates.includes(record.state)) return false;
  return record.state === 'MATERIALS' ? isEvidenceWithSupplier(transaction, record) : signing === undefined;
}

/** Whether a financing waits for an operator of its supplier, and not for the platform, a director or its funder. */
export const isSuppliersTurn = async (transaction: Transaction, record: FinancingRecord): Promise<boolean> =>
  waitsForSupplier(transaction, record, await signingOf(transaction, record));

/** A financing in a list of its supplier, with the application by which its contract is being signed. */
export async function ownFinancingToWire(transaction: Transaction, record: FinancingRecord, today: PlainDate) {
  const signing = await signingOf(transaction, record);
  const isTurn = await waitsForSupplier(transaction, record, signing);
  return {
    ...financingRowToWire(record, false, today, isTurn),
    signing: signing && { applicationId: signing.id, applicationNo: signing.number },
  };
}

/** A payment that was made or is to be made. */
export const paymentToWire = (payment: PaymentRecord) => ({
  paymentId: payment.id,
  purpose: payment.purpose,
  state: payment.state,
  payerName: payment.payerName,
  payeeName: payment.payeeName,
  amount: moneyToText(payment.amount),
  expectedDate: payment.expectedOn,
  valueDate: payment.valueDay,
  bankReference: payment.bankReference,
  reason: payment.reason,
});

async function linesToWire(transaction: Transaction, record: FinancingRecord) {
  const lines = [];
  for (const { holdingId, instrumentId, number, amount } of record.lines) {
    const place = await placeOfBusiness(transaction, holdingId);
    const found = await fundedPackage(transaction, place?.packageId ?? '');
    lines.push({
      evidenceBook: place?.book,
      holdingId,
      instrumentId,
      instrumentNo: number,
      amount,
      docDatumId: found?.packageId,
      packageState: found?.state,
      isReady: isPackageReady(found, record),
    });
  }
  return lines;
}

/** A financing with everything that its supplier may see. */
export async function financingToWire(
  transaction: Transaction,
  record: FinancingRecord,
  { caller, locale, now }: { readonly caller: Caller; readonly locale: ServerLocale; readonly now: number },
) {
  const { contract, registration, disbursed, repurchase } = record;
  const payments = await transaction.payments.ofFinancing(record.id);
  const paid = paysOn(record.dueOn, momentOf(now).calendar);
  const signing = await signingOf(transaction, record);
  const isMaker = canMakeAct(caller, record.kind, 'finance');
  return {
    ...financingRowToWire(record, false, shanghaiDate(now), await waitsForSupplier(transaction, record, signing)),
    applicationId: record.applicationId,
    lines: await linesToWire(transaction, record),
    offer: keptOfferToWire(record.offer),
    bankName: record.bankName,
    accountEnding: record.accountEnding,
    questions: record.questions.map(({ id, answeredAt, answeredBy, ...question }) => ({
      questionId: id,
      ...question,
      answeredBy: localizeName(answeredBy, locale),
      answerTime: answeredAt,
    })),
    contract: contract && {
      contractNo: contract.number,
      drawTime: contract.drawnAt,
      figures: costToWire(contract.figures),
      signTime: contract.signedAt,
      sealTime: contract.sealedAt,
      signingApplicationId: signing?.id,
    },
    searchTime: record.searchedAt,
    registration: registration && {
      registrationNo: registration.number,
      time: registration.at,
      validUntil: registration.until,
      text: registration.text,
      endTime: registration.endedAt,
    },
    interestDue: moneyToText(record.interestDue),
    penaltyDue: moneyToText(record.penaltyDue),
    penaltyFrom: record.penaltyFrom,
    graceUntil: record.graceUntil || lastDayOfGrace(paid.day, record.offer, momentOf(now).calendar),
    repurchase: repurchase && { askTime: repurchase.askedAt, payBy: repurchase.payBy },
    disbursed: disbursed && {
      date: disbursed.on,
      figures: costToWire(disbursed.figures),
      bankReference: payments.find(({ id }) => id === disbursed.paymentId)?.bankReference ?? '',
    },
    payments: payments.map(paymentToWire),
    events: record.events.map(({ event, at, personName, companyId, companyName, reason, words, amount }) => ({
      event,
      time: at,
      personName: companyId === caller.user.pkCorp ? localizeName(personName, locale) : '',
      companyName,
      reason,
      words,
      amount,
    })),
    payDate: paid.day,
    payDateAbout: paid.about,
    mayAnswer: isMaker && record.state === 'NEED_INFO',
    mayCancel: isMaker && isCancellable(record.state),
    mayAskToSign: isMaker && record.state === 'CONTRACT_SIGN' && signing === undefined,
  };
}
