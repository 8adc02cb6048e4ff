import { isMonth } from '../../../../src/domain/calendar/months.ts';
import type { PaidAlready, PayrollFacts, PayrollForm } from '../../../../src/domain/trade/payroll/payroll-rules.ts';
import { readsPayroll } from '../../../../src/domain/trade/payroll/payroll-readers.ts';
import type { Caller } from '../../context.ts';
import type { InstrumentRecord, KeptTradeForm, PayrollRecord, TradeApplicationRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';
import { readOwned } from '../../table.ts';
import type { RequestedAct } from '../act-work.ts';

/** The part of a stored form that concerns a payroll. Forms from before payrolls existed have none. */
export const payrollFormOf = ({ project, period }: Partial<KeptTradeForm>): PayrollForm => ({
  project: (project ?? '').trim(),
  period: period ?? '',
});

const payrollIdOf = ({ payrollId }: Partial<KeptTradeForm>): string => payrollId ?? '';

/** The list of people that a form names, if it belongs to the company. */
export async function payrollOf(
  transaction: Transaction,
  { company, form }: Pick<RequestedAct, 'company' | 'form'>,
  locks = false,
): Promise<PayrollRecord | undefined> {
  const payrollId = payrollIdOf(form);
  if (payrollId === '') return undefined;
  const owner = { companyId: company.pkCorp, by: ['companyId'] } as const;
  return readOwned(transaction.payrolls, payrollId, owner, locks);
}

/** Whether a part of the credit that an application issued still exists: a returned credit has paid nobody. */
async function hasCredit(
  { holdings }: Transaction,
  { state, instrumentId }: Pick<TradeApplicationRecord, 'state' | 'instrumentId'>,
): Promise<boolean> {
  if (state !== 'EFFECTIVE') return true;
  const all = await holdings.ofInstrument(instrumentId);
  return all.some(({ place, amount }) => place !== 'cancelled' && amount.fen > 0n);
}

/** The people of a list who are paid by other applications of the company for the same month. */
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

/** Facts about the list of people that the rules judge; undefined for none. */
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
 * Whether a caller may read the people whose wages an instrument pays: as its issuer, or as the labour company, from
 * the issue until the credit is returned without having been accepted. Not for people of institutions.
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

/** The wages that an instrument pays, for a caller who may read its people; undefined for others. */
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

/** Assigns the list of people to the application that pays by it, so that no other can use it. */
export async function assignPayroll(transaction: Transaction, asked: RequestedAct): Promise<void> {
  const found = await payrollOf(transaction, asked, true);
  const { period } = payrollFormOf(asked.form);
  if (found) await transaction.payrolls.save({ ...found, applicationId: asked.applicationId, period });
}

/** Releases the lists that an application uses. */
export async function releasePayroll(
  transaction: Transaction,
  { applicationId }: Pick<RequestedAct, 'applicationId'>,
): Promise<void> {
  for (const each of await transaction.payrolls.ofApplication(applicationId))
    await transaction.payrolls.save({ ...each, applicationId: '', period: '' });
}
