import type { PayrollFacts, PayrollForm } from '../../../../src/domain/trade/payroll/payroll-rules.ts';
import { readsPayroll } from '../../../../src/domain/trade/payroll/payroll-readers.ts';
import type { Caller } from '../../context.ts';
import type { InstrumentRecord, KeptTradeForm, PayrollRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';
import type { Asked } from '../act-work.ts';

/** The part of a kept form that is about a payroll. Forms that were kept before there were payrolls have none of it. */
export const payrollFormOf = ({ project, period }: Partial<KeptTradeForm>): PayrollForm => ({
  project: (project ?? '').trim(),
  period: period ?? '',
});

const payrollIdOf = ({ payrollId }: Partial<KeptTradeForm>): string => payrollId ?? '';

/** The list of people that a form names, where it is the company's own. */
export async function payrollOf(
  transaction: Transaction,
  { company, form }: Pick<Asked, 'company' | 'form'>,
  locks = false,
): Promise<PayrollRecord | undefined> {
  const payrollId = payrollIdOf(form);
  if (payrollId === '') return undefined;
  const found = locks ? await transaction.payrolls.lock(payrollId) : await transaction.payrolls.find(payrollId);
  return found?.companyId === company.pkCorp ? found : undefined;
}

/** What the rules judge of the list of people; undefined for none. */
export async function payrollFacts(
  transaction: Transaction,
  asked: Asked,
  locks: boolean,
): Promise<PayrollFacts | undefined> {
  const found = await payrollOf(transaction, asked, locks);
  return (
    found && {
      people: found.people,
      total: found.total,
      isUsedElsewhere: found.applicationId !== '' && found.applicationId !== asked.applicationId,
    }
  );
}

/** Whether a caller reads the people whose wages an instrument pays: as its issuer, or as the labour company. */
export function readsPeopleOf(
  { user, role }: Pick<Caller, 'user' | 'role'>,
  { isPayroll, issuerId, payeeId }: Pick<InstrumentRecord, 'isPayroll' | 'issuerId' | 'payeeId'>,
): boolean {
  if (!isPayroll) return false;
  return (
    (issuerId === user.pkCorp && readsPayroll(role, 'issuer')) ||
    (payeeId === user.pkCorp && readsPayroll(role, 'payee'))
  );
}

/** Ties the list of people to the application that pays by it, so that no other can. */
export async function tiePayroll(transaction: Transaction, asked: Asked): Promise<void> {
  const found = await payrollOf(transaction, asked, true);
  if (found) await transaction.payrolls.save({ ...found, applicationId: asked.applicationId });
}

/** Frees the lists that an application is tied to. */
export async function freePayroll(
  transaction: Transaction,
  { applicationId }: Pick<Asked, 'applicationId'>,
): Promise<void> {
  for (const each of await transaction.payrolls.ofApplication(applicationId))
    await transaction.payrolls.save({ ...each, applicationId: '' });
}
