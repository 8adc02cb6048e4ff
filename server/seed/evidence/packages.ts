import { emptyContentOf } from '../../../src/domain/evidence/materials/document-content.ts';
import { addDays, shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { InvoiceType } from '../../../src/domain/evidence/invoice/invoice-type.ts';
import type { PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import type { LoggedAction } from '../../../src/domain/evidence/materials/progress.ts';
import { invoiceNeedOf } from '../../../src/domain/evidence/selection/invoice-need.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { ReviewResult } from '../../../src/domain/evidence/materials/stage.ts';
import { materialTotals } from '../../../src/domain/evidence/materials/totals.ts';
import { moneyToText, sumMoney, type Money } from '../../../src/domain/money/money.ts';
import { categoryIn } from '../../core/evidence/package-creation.ts';
import { returnedDocuments } from '../../core/evidence/material-model.ts';
import type { CompanyRecord, UserRecord } from '../../core/records/company.ts';
import type {
  CandidateRecord,
  ItemRecord,
  MaterialRecord,
  PackageRecord,
  ReturnedRecord,
  ReviewObjectionRecord,
  StandardCategory,
  StandardRecord,
} from '../../core/records/evidence.ts';
import type { Transaction } from '../../core/store.ts';
import { bookTrades } from './book-trades.ts';
import { saveJourney, saveOrdersOf, type JourneyWish } from './orders.ts';
import { makeInvoice, contractFile, invoiceFile, letterFile } from './documents.ts';

export interface PackageWish {
  readonly docDatumId: string;
  readonly state: PackageState;
  /** Owner of the package, where that is not the seller. */
  readonly owner?: CompanyRecord;
  readonly seller: CompanyRecord;
  readonly buyer: CompanyRecord;
  readonly standard: StandardRecord;
  readonly credits: readonly CandidateRecord[];
  readonly clerk: Pick<UserRecord, 'userId' | 'personName'>;
  /** Time of creation in milliseconds. Later steps are spread over the following days. */
  readonly createdAt: number;
  /** Time of the last submission in milliseconds; by default an hour after creation. */
  readonly submittedAt?: number;
  readonly invoiceTypes?: readonly InvoiceType[];
  /** Reason for the return of the last invoice, for returned packages. */
  readonly reason?: string;
  /** Time of the payout in milliseconds. */
  readonly fundedAt?: number;
  /** Whether the company asked for a quick review three hours after submitting. */
  readonly expedited?: boolean;
  /** Whether the company withdrew it two hours after submitting. It keeps its documents. */
  readonly withdrawn?: boolean;
  /** Whether the materials stay empty, as in a new package. */
  readonly empty?: boolean;
}

const ownerOf = ({ owner, seller }: PackageWish): CompanyRecord => owner ?? seller;
const day = 86_400_000;
const isSubmitted = (state: PackageState): boolean => !['PREPARE', 'INVALID'].includes(state);
const isReturned = (state: PackageState): boolean =>
  state === 'AUDIT_REJECT' || state === 'MODIFY' || state === 'BIZ_MODIFY';

/** Splits an amount into equal parts; the last part takes the remainder. */
function splitAmount(total: Money, parts: number): readonly Money[] {
  const each = total.fen / BigInt(parts);
  return Array.from({ length: parts }, (_unused, index) => ({
    fen: index === parts - 1 ? total.fen - each * BigInt(parts - 1) : each,
  }));
}

interface PackageInProgress {
  readonly transaction: Transaction;
  readonly wish: PackageWish;
  readonly total: Money;
}

const resultOf = (state: PackageState): ReviewResult =>
  isReturned(state) || ['AUDITED', 'UN_FINAL_AUDIT', 'FINAL_AUDITING', 'FINAL_REJECT'].includes(state)
    ? 'PASS'
    : 'UNKNOWN';

async function saveItem(
  { transaction, wish }: PackageInProgress,
  material: MaterialRecord,
  index: number,
  file: { readonly pkFile: string },
  rest: Partial<ItemRecord>,
): Promise<void> {
  const result = resultOf(wish.state);
  await transaction.items.save({
    docFileId: `${material.docMaterialId}-${index}`,
    docMaterialId: material.docMaterialId,
    docDatumId: wish.docDatumId,
    docFileType: material.category.docFileType,
    revision: 1,
    pkFiles: [file.pkFile],
    content: emptyContentOf(material.category.docFileType),
    result,
    reason: '',
    reviewedAt: result === 'UNKNOWN' ? undefined : reviewTime(wish),
    reviewedBy: result === 'UNKNOWN' ? undefined : 'first',
    changedSinceReturn: false,
    replaced: undefined,
    createdAt: wish.createdAt + index * 60_000,
    turn: 0,
    updatedBy: wish.clerk.personName,
    ...rest,
  });
}

async function saveDocuments(inProgress: PackageInProgress, material: MaterialRecord): Promise<void> {
  const { transaction, wish, total } = inProgress;
  const { category } = material;
  const date = addDays(shanghaiDate(wish.createdAt), -9);
  const place = (index: number) => ({
    pkFile: `${material.docMaterialId}-F${index}`,
    pkCorp: ownerOf(wish).pkCorp,
    docMaterialId: material.docMaterialId,
    createdBy: wish.clerk.userId,
    createdAt: wish.createdAt,
  });
  if (category.docFileType === 'BUSI_INVOICE') {
    const types = wish.invoiceTypes ?? ['E_SPECIAL_VAT_ELEC', 'E_SPECIAL_VAT_ELEC', 'GENERAL_VAT_ELEC'];
    const journeys: JourneyWish[] = [];
    for (const [index, amount] of splitAmount(total, types.length).entries()) {
      const serial = Number(wish.docDatumId.slice(-4)) * 10 + index + 1_280_000;
      const invoice = makeInvoice(
        types[index] ?? 'E_SPECIAL_VAT_ELEC',
        amount,
        date,
        serial,
        bookTrades[wish.standard.book].goods,
      );
      const file = invoiceFile(
        place(index),
        invoice,
        { ...wish, goods: bookTrades[wish.standard.book].goods.invoiced },
        index === 1 ? 'png' : 'pdf',
      );
      await transaction.files.save(file);
      const isBad = isReturned(wish.state) && index === types.length - 1;
      journeys.push({
        type: types[index] ?? 'E_SPECIAL_VAT_ELEC',
        number: invoice.number,
        total: moneyToText(amount),
        date: invoice.date,
        pkFile: file.pkFile,
        isBad,
      });
      await saveItem(inProgress, material, index, file, {
        content: { kind: 'invoice', invoice },
        ...(isBad ? { result: 'NOPASS', reason: wish.reason ?? '价税合计与合同金额不符' } : {}),
      });
    }
    await saveJourney(transaction, ownerOf(wish).pkCorp, wish.credits, journeys);
    return;
  }
  const number = `QH${shanghaiDate(wish.createdAt).slice(0, 4)}A${wish.docDatumId.slice(-4)}`;
  const file =
    category.docFileType === 'BUSI_CONTRACT'
      ? contractFile(place(0), number, total, addDays(date, -30), {
          ...wish,
          goods: `${bookTrades[wish.standard.book].goods.name}等`,
        })
      : letterFile(place(0), category.name, date, wish.seller, wish.buyer.name, [
          '现就上述应收账款事项函告如下：',
          '请自本函送达之日起，将合同项下货款付至我司在长屿银行开立的回款账户。',
          '以上内容未经资金方书面同意不再变更。',
        ]);
  await transaction.files.save(file);
  // Where the standard requires no invoice, the contract is the returned document.
  const isBad =
    isReturned(wish.state) &&
    category.docFileType === 'BUSI_CONTRACT' &&
    !wish.standard.categories.some((each) => each.docFileType === 'BUSI_INVOICE');
  await saveItem(inProgress, material, 0, file, {
    ...(category.docFileType === 'BUSI_CONTRACT'
      ? { content: { kind: 'contract' as const, contract: { number, amount: total } } }
      : {}),
    ...(isBad ? { result: 'NOPASS' as const, reason: wish.reason ?? '最后一页没有盖章' } : {}),
  });
}

/** States of packages that wait since their submission. */
const unreviewedStates: readonly PackageState[] = ['UN_AUDIT', 'BIZ_CONFIRM', 'SUBMITTED'];
const submissionTime = (wish: PackageWish): number => wish.submittedAt ?? wish.createdAt + 3_600_000;

/** Time of the last step of a submitted package: its submission, two hours later, or a day after creation. */
function reviewTime(wish: PackageWish): number {
  if (unreviewedStates.includes(wish.state)) return submissionTime(wish);
  return wish.submittedAt === undefined ? wish.createdAt + day : wish.submittedAt + 7_200_000;
}

const withdrawalTime = (wish: PackageWish): number => submissionTime(wish) + 7_200_000;

/** Start of the package's state. */
function stateStart(wish: PackageWish): number {
  if (wish.withdrawn === true) return withdrawalTime(wish);
  return isSubmitted(wish.state) || wish.state === 'INVALID' ? reviewTime(wish) : wish.createdAt;
}

async function saveLog(transaction: Transaction, wish: PackageWish, dataVersion: number): Promise<void> {
  const line = async (
    action: LoggedAction,
    at: number,
    side: 'CORP' | 'PLATFORM',
    detail = '',
    documents: readonly ReturnedRecord[] = [],
  ): Promise<void> =>
    transaction.log.append({
      docDatumId: wish.docDatumId,
      at,
      action,
      side,
      detail,
      docFileId: undefined,
      returned: documents,
      corrected: [],
      dataVersion,
      actorId: side === 'CORP' ? wish.clerk.userId : 'reviewer',
      actorName: side === 'CORP' ? wish.clerk.personName : '',
    });
  await line('created', wish.createdAt, 'CORP', wish.credits.map((credit) => credit.number).join('、'));
  if (wish.state === 'INVALID') await line('discarded', wish.createdAt + day, 'CORP');
  if (wish.withdrawn !== true && !isSubmitted(wish.state)) return;
  await line('submitted', submissionTime(wish), 'CORP');
  if (wish.withdrawn === true) await line('withdrawn', withdrawalTime(wish), 'CORP');
  if (wish.expedited === true)
    await line('expedited', submissionTime(wish) + 10_800_000, 'CORP', '下周一需支付货款，请尽快审核');
  if (isReturned(wish.state))
    await line(
      'returned',
      wish.createdAt + day,
      'PLATFORM',
      '1',
      await returnedDocuments(transaction, wish.docDatumId),
    );
  if (wish.state === 'MODIFY') await line('reopened', wish.createdAt + day + 7_200_000, 'CORP');
  // The company no longer has to correct it, because the platform does.
  if (wish.state === 'BIZ_MODIFY') await line('platform-corrects', wish.createdAt + day + 7_200_000, 'PLATFORM');
  if (['UN_FINAL_AUDIT', 'FINAL_AUDITING', 'FINAL_REJECT', 'AUDITED'].includes(wish.state))
    await line('first-passed', reviewTime(wish), 'PLATFORM');
  if (wish.state === 'AUDITED') await line('final-passed', wish.createdAt + day + 14_400_000, 'PLATFORM');
  if (wish.fundedAt !== undefined) await line('funded', wish.fundedAt, 'PLATFORM');
}

function objectionTo({ docDatumId, standard }: PackageWish): ReviewObjectionRecord {
  const docMaterialId = `${docDatumId}-M${standard.categories.findIndex((category) => category.docFileType === 'BUSI_INVOICE')}`;
  return { docMaterialId, docFileId: `${docMaterialId}-0`, reason: '价税合计请与合同再核对一次' };
}

/**
 * Saves a package with its credits, materials, documents and history, as if it had reached its state by the usual
 * steps.
 */
export async function saveNamedPackage(transaction: Transaction, wish: PackageWish): Promise<PackageRecord> {
  const total = sumMoney(wish.credits.map((credit) => credit.amount));
  const [first] = wish.credits;
  const wasSubmitted = isSubmitted(wish.state);
  const record: PackageRecord = {
    docDatumId: wish.docDatumId,
    pkCorp: ownerOf(wish).pkCorp,
    book: wish.standard.book,
    side: first?.side ?? 'finance',
    state: wish.state,
    dataVersion: wish.withdrawn === true ? 4 : wasSubmitted ? 3 : 1,
    totalAmount: total,
    payerName: wish.buyer.name,
    creditSourceName: first?.creditSourceName ?? wish.buyer.name,
    supplierName: first?.supplierName ?? wish.seller.name,
    counterpartyName: first?.counterpartyName ?? wish.buyer.name,
    fkFinance: first?.funderId ?? '',
    financeName: first?.funderName ?? '',
    accountNo: first?.accountNumber ?? '',
    expectPayAmount: total,
    expectDueDate: first?.dueDate ?? '',
    businessType: first?.businessType ?? 'TM01',
    creditState: first?.state ?? 'HOLDING',
    productType: first?.productType ?? 'ORDINARY',
    invoiceNeed: invoiceNeedOf(wish.credits, policyOf(wish.standard.book)),
    standardVersion: wish.standard.snapshotVersion,
    createdAt: wish.createdAt,
    createdBy: wish.clerk.userId,
    createdByName: wish.clerk.personName,
    submittedAt: wasSubmitted ? submissionTime(wish) : undefined,
    submittedByName: wasSubmitted ? wish.clerk.personName : '',
    stateSince: stateStart(wish),
    handlerId: wish.clerk.userId,
    handlerName: wish.clerk.personName,
    submittedTotals: undefined,
    returnedItems: isReturned(wish.state) ? 1 : 0,
    changeGranted: false,
    reviewerId: '',
    firstReviewerId: '',
    fundedAt: wish.fundedAt,
    repaidAt: undefined,
    letterGiven: false,
    objections: wish.state === 'FINAL_REJECT' ? [objectionTo(wish)] : [],
  };
  await transaction.packages.save(record);
  for (const credit of wish.credits) await transaction.candidates.save({ ...credit, packagedIn: wish.docDatumId });
  await saveOrdersOf(transaction, wish.credits);
  for (const [position, category] of wish.standard.categories.entries()) {
    const material: MaterialRecord = {
      docMaterialId: `${wish.docDatumId}-M${position}`,
      docDatumId: wish.docDatumId,
      category: categoryIn(wish.standard.book, category),
      position,
      result: 'UNKNOWN',
      reason: '',
      reopened: false,
    };
    await transaction.materials.save(material);
    const isFilled = (each: StandardCategory): boolean => each.required && !wish.empty;
    if (isFilled(category)) await saveDocuments({ transaction, wish, total }, material);
  }
  const complete = wasSubmitted
    ? { ...record, submittedTotals: materialTotals(await transaction.items.ofPackage(wish.docDatumId)) }
    : record;
  await transaction.packages.save(complete);
  await saveLog(transaction, wish, record.dataVersion);
  return complete;
}
