import { isMonth } from '../../../../src/domain/calendar/months.ts';
import type { PaidAlready, PayrollFacts, PayrollForm } from '../../../../src/domain/trade/payroll/payroll-rules.ts';
import { readsPayroll } from '../../../../src/domain/trade/payroll/payroll-readers.ts';
import type { Caller } from '../../context.ts';
import type { InstrumentRecord, KeptTradeForm, PayrollRecord, TradeApplicationRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';
import type { RequestedAct } from '../act-work.ts';

/** The part of a kept form that is about a payroll. Forms that were kept before there were payrolls have none of it. */
export const payrollFormOf = ({ project, period }: Partial<KeptTradeForm>): PayrollForm => ({
  project: (project ?? '').trim(),
  period: period ?? '',
});

const payrollIdOf = ({ payrollId }: Partial<KeptTradeForm>): string => payrollId ?? '';

/** The list of people that a form names, where it is the company's own. */
export async function payrollOf(
  transaction: Transaction,
  { company, form }: Pick<RequestedAct, 'company' | 'form'>,
  locks = false,
): Promise<PayrollRecord | undefined> {
  const payrollId = payrollIdOf(form);
  if (payrollId === '') return undefined;
  const found = locks ? await transaction.payrolls.lock(payrollId) : await transaction.payrolls.find(payrollId);
  return found?.companyId === company.pkCorp ? found : undefined;
}

/** Whether something of the credit that an application issued is still there: what came back paid nobody. */
async function hasCredit(
  { holdings }: Transaction,
  { state, instrumentId }: Pick<TradeApplicationRecord, 'state' | 'instrumentId'>,
): Promise<boolean> {
  if (state !== 'EFFECTIVE') return true;
  const all = await holdings.ofInstrument(instrumentId);
  return all.some(({ place, amount }) => place !== 'cancelled' && amount.fen > 0n);
}

/** The people of a list whom other applications of the company pay for the same month. */
async function paidAlready(
  transaction: Transaction,
  { id, companyId, marks }: PayrollRecord,
  { applicationId, form }: RequestedAct,
): Promise<PaidAlready> {
  const { period } = payrollFormOf(form);
  if (!isMonth(period)) return { people: 0, numbers: [] };
  const own = new Set(marks);
  const lists = (await transaction.payrolls.ofMonth(companyId, period))
    .filter((each) => each.id !== id && each.applicationId !== applicationId)
    .map((each) => ({ ...each, shared: each.marks.filter((mark) => own.has(mark)) }))
    .filter(({ shared }) => shared.length > 0);
  const shared = new Set<string>();
  const numbers = [];
  for (const list of lists) {
    const application = await transaction.tradeApplications.find(list.applicationId);
    if (!application || !(await hasCredit(transaction, application))) continue;
    numbers.push(application.number);
    for (const mark of list.shared) shared.add(mark);
  }
  return { people: shared.size, numbers: numbers.toSorted() };
}

/** What the rules judge of the list of people; undefined for none. */
export async function payrollFacts(
  transaction: Transaction,
  asked: RequestedAct,
  locks: boolean,
): Promise<PayrollFacts | undefined> {
  const found = await payrollOf(transaction, asked, locks);
  return (
    found && {
      people: found.people,
      total: found.total,
      isUsedElsewhere: found.applicationId !== '' && found.applicationId !== asked.applicationId,
      paidAlready: await paidAlready(transaction, found, asked),
    }
  );
}

/**
 * Whether a caller reads the people whose wages an instrument pays: as its issuer, or as the labour company, from the
 * issue on until the credit goes back without having been accepted. People of institutions read none.
 */
export async function readsPeopleOf(
  transaction: Transaction,
  { user, role }: Pick<Caller, 'user' | 'role'>,
  { id, isPayroll, issuerId, payeeId }: Pick<InstrumentRecord, 'id' | 'isPayroll' | 'issuerId' | 'payeeId'>,
): Promise<boolean> {
  if (!isPayroll || user.institution !== '') return false;
  if (issuerId === user.pkCorp && readsPayroll(role, 'issuer')) return true;
  if (payeeId !== user.pkCorp || !readsPayroll(role, 'payee')) return false;
  const holdings = await transaction.holdings.ofInstrument(id);
  return holdings.some(
    ({ companyId, place, amount }) =>
      companyId === payeeId && (place === 'held' || (place === 'transit' && amount.fen > 0n)),
  );
}

/** Project, month, and number of people. */
type KnownTerms = PayrollForm & { readonly people: number };

/** The wages that an instrument pays, for who reads its people; undefined for others. */
export async function payrollTermsOf(
  transaction: Transaction,
  caller: Pick<Caller, 'user' | 'role'>,
  instrument: InstrumentRecord,
): Promise<KnownTerms | undefined> {
  if (!(await readsPeopleOf(transaction, caller, instrument))) return undefined;
  const application = await transaction.tradeApplications.find(instrument.applicationId);
  if (!application) return undefined;
  const { companyId, form } = application;
  const payroll = await payrollOf(transaction, { company: { pkCorp: companyId }, form });
  return payroll && { ...payrollFormOf(form), people: payroll.people };
}

/** Ties the list of people to the application that pays by it, so that no other can. */
export async function tiePayroll(transaction: Transaction, asked: RequestedAct): Promise<void> {
  const found = await payrollOf(transaction, asked, true);
  const { period } = payrollFormOf(asked.form);
  if (found) await transaction.payrolls.save({ ...found, applicationId: asked.applicationId, period });
}

/** Frees the lists that an application is tied to. */
export async function freePayroll(
  transaction: Transaction,
  { applicationId }: Pick<RequestedAct, 'applicationId'>,
): Promise<void> {
  for (const each of await transaction.payrolls.ofApplication(applicationId))
    await transaction.payrolls.save({ ...each, applicationId: '', period: '' });
}
