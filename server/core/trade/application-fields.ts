import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { waitingStep, type Progress } from '../../../src/domain/trade/shared/application-machine.ts';
import { actPolicies, type TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import { correctUntil, decideUntil } from '../../../src/domain/trade/shared/deadlines.ts';
import type { RuleCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import { companyOfStep } from '../../../src/domain/trade/shared/step-decision.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import type { Caller } from '../context.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { KeptTradeForm, TradeApplicationRecord, TradeEventRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits, randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import type { ActJudgement } from './act-work.ts';
import { endedFields } from './close-application.ts';
import type { Moment } from './trade-facts.ts';

/** Form that an operator saves or submits. */
export interface SavedForm {
  readonly applicationId: string | undefined;
  readonly version: number | undefined;
  readonly act: TradeAct;
  readonly kind: InstrumentKind;
  readonly form: KeptTradeForm;
  readonly reason: string;
  readonly submits: boolean;
}

export const eventBy = (
  caller: Pick<Caller, 'user' | 'actsFor'>,
  event: TradeEventRecord['event'],
  at: number,
  more: Partial<TradeEventRecord> = {},
): TradeEventRecord => ({
  ...actingPersonOf(caller),
  event,
  at,
  userId: caller.user.userId,
  personName: caller.user.personName,
  companyId: caller.user.pkCorp,
  reason: '',
  words: '',
  ...more,
});

/** Company and role of the waiting step, and the last day of the state. */
export function waitingFields(
  record: Pick<TradeApplicationRecord, 'companyId' | 'counterpartyId'>,
  progress: Progress,
  dueOn: PlainDate,
  { today, calendar }: Moment,
  endsBy?: PlainDate,
): Pick<TradeApplicationRecord, 'waitsForId' | 'waitsForRole' | 'endsOn' | 'isReserving'> {
  const step = waitingStep(progress);
  if (step) {
    return {
      waitsForId: companyOfStep(step, { ...record, counterpartyId: record.counterpartyId || undefined }),
      waitsForRole: step.role,
      endsOn: decideUntil(dueOn, today, calendar, endsBy),
      isReserving: true,
    };
  }
  if (progress.state === 'RETURNED' || progress.state === 'REFUSED_BY_RULE')
    return {
      waitsForId: '',
      waitsForRole: '',
      endsOn: correctUntil(today, calendar),
      isReserving: true,
    };
  return endedFields;
}

/** Fields of an application that come from its judgement. */
export const judgedFields = ({ form, amount, dueOn, counterparty, instrumentId }: ActJudgement) => ({
  ...(form ? { form } : {}),
  amount,
  dueOn,
  counterpartyId: counterparty?.id ?? '',
  counterpartyName: counterparty?.name ?? '',
  instrumentId,
});

/** The maker of an application. */
export type Maker = Pick<TradeApplicationRecord, 'makerUserId' | 'makerName' | 'maker'>;

async function drawNumber(transaction: Transaction, prefix: string, today: PlainDate): Promise<string> {
  for (;;) {
    const number = `${prefix}${today.replaceAll('-', '')}-${randomDigits(6)}`;
    if ((await transaction.tradeApplications.byNumber(number)) === undefined) return number;
  }
}

export async function draftOf(
  transaction: Transaction,
  maker: Maker,
  saved: Pick<SavedForm, 'act' | 'kind' | 'form'>,
  company: CompanyRecord,
  { now, today }: Moment,
): Promise<TradeApplicationRecord> {
  const { prefix } = actPolicies[saved.kind][saved.act];
  return {
    id: `TA-${randomToken(12)}`,
    number: await drawNumber(transaction, prefix, today),
    act: saved.act,
    kind: saved.kind,
    companyId: company.pkCorp,
    companyName: company.name,
    ...maker,
    counterpartyId: '',
    counterpartyName: '',
    form: saved.form,
    amount: { fen: 0n },
    dueOn: '',
    instrumentId: '',
    state: 'DRAFT',
    steps: [],
    step: 0,
    waitsForId: '',
    waitsForRole: '',
    version: 0,
    createdAt: now,
    submittedAt: undefined,
    stateSince: now,
    endsOn: '',
    isReserving: false,
    events: [],
    checks: [],
  };
}

export function ruleRefusal([first]: readonly RuleCheck[]): Refusal {
  return new Refusal('TRADE_RULE', {
    rule: first?.code ?? '',
    because: first?.because ?? '',
    ...first?.values,
  });
}
