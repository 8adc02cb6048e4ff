import { actPolicies, mayMake, type TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { stepRefusal, type DecidedApplication, type Viewer } from '../../../src/domain/trade/shared/step-decision.ts';
import type { Caller } from '../context.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { TradeApplicationRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import type { OwnedBy } from '../table.ts';

/** The caller's company. */
export async function companyOf(transaction: Transaction, caller: Pick<Caller, 'user'>): Promise<CompanyRecord> {
  const company = await transaction.companies.find(caller.user.pkCorp);
  if (!company) throw new Refusal('NOT_FOUND');
  return company;
}

/** Whether a caller may make an act: the role allows it, and the caller is not of an institution. */
export const canMakeAct = (
  { role, user }: Pick<Caller, 'user' | 'role'>,
  kind: InstrumentKind,
  act: TradeAct,
): boolean => mayMake(role, kind, act) && user.institution === '';

/** Refuses with NOT_PERMITTED a role that may not make an act, and a user of an institution. */
export function checkCanMakeAct(caller: Pick<Caller, 'user' | 'role'>, kind: InstrumentKind, act: TradeAct): void {
  if (!canMakeAct(caller, kind, act)) throw new Refusal('NOT_PERMITTED');
}

/** An application in the form that the rules of decisions use. */
export function decisionFactsOf(record: TradeApplicationRecord): DecidedApplication {
  const since = record.events.findLastIndex(({ event }) => event === 'submitted');
  return {
    state: record.state,
    steps: record.steps,
    step: record.step,
    side: actPolicies[record.kind][record.act].side,
    companyId: record.companyId,
    counterpartyId: record.counterpartyId || undefined,
    maker: record.maker,
    approvers: record.events.slice(since + 1).filter(({ event }) => event === 'approved'),
  };
}

/** The caller as the viewer of an application. */
export const viewerOf = (caller: Pick<Caller, 'user' | 'role' | 'actsFor'>): Viewer => ({
  ...actingPersonOf(caller),
  companyId: caller.user.pkCorp,
  role: caller.role,
  idNumber: caller.user.idNumber,
});

/** Whether a caller's company may see an application: its own, or one whose steps it decides. A draft has no steps. */
export const canSeeApplication = (record: TradeApplicationRecord, companyId: string): boolean =>
  record.companyId === companyId ||
  (record.counterpartyId === companyId && record.steps.some(({ party }) => party === 'counterparty'));

/** Refuses with TRADE_NOT_YOURS a user who cannot decide the waiting step. */
export function checkMayDecide(
  caller: Pick<Caller, 'user' | 'role' | 'actsFor'>,
  record: TradeApplicationRecord,
): void {
  const refusal =
    caller.user.institution === '' ? stepRefusal(viewerOf(caller), decisionFactsOf(record)) : 'not-theirs';
  if (refusal) throw new Refusal('TRADE_NOT_YOURS', { because: refusal });
}

/** An application of a company that one of the fields names, locked in the version that the caller read. */
export async function lockVisibleApplication(
  transaction: Transaction,
  caller: Caller,
  { applicationId, version }: { readonly applicationId: string; readonly version: number },
  by: OwnedBy<TradeApplicationRecord>['by'],
): Promise<TradeApplicationRecord> {
  const owner = { companyId: caller.user.pkCorp, by };
  const record = await transaction.tradeApplications.lock(applicationId, owner);
  if (!record || !canSeeApplication(record, caller.user.pkCorp)) throw new Refusal('NOT_FOUND');
  if (record.version !== version)
    throw new Refusal('TRADE_CHANGED', { version: record.version, because: record.state });
  return record;
}
