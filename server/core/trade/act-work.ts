import { editableStates } from '../../../src/domain/trade/shared/application-machine.ts';
import { partiesOfForm } from '../../../src/domain/trade/shared/form-fields.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { ActingPerson } from '../../../src/domain/identity/acting-person.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import type { StepPolicy, TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import type { IssueLimit } from '../../../src/domain/trade/shared/issue-rules.ts';
import type { RuleCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { HoldingRecord, InstrumentRecord, KeptTradeForm, TradeApplicationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import type { Moment } from './trade-facts.ts';

/** An application as far as the rules need it: who asks for what. */
export interface RequestedAct {
  /** Empty before it is kept. */
  readonly applicationId: string;
  readonly kind: InstrumentKind;
  readonly act: TradeAct;
  /** The acting company. What else is known of it is read when it is needed, as it is then (`actingCompany`). */
  readonly company: Pick<CompanyRecord, 'pkCorp'>;
  readonly maker: ActingPerson;
  readonly form: KeptTradeForm;
  /** Ids of companies that the application has named before, which its company may know whatever they are now. */
  readonly namedBefore: readonly string[];
  /** Name of who approved it last; empty for nobody. */
  readonly approver?: string;
}

/** What the rules say of an application, and what follows for it. */
export interface ActJudgement {
  /** The form as it is kept, where the back end adds something to it. */
  readonly form?: KeptTradeForm;
  readonly checks: readonly RuleCheck[];
  readonly steps: readonly StepPolicy[];
  readonly amount: Money;
  readonly dueOn: PlainDate;
  /** The other company; undefined for none or several. */
  readonly counterparty: { readonly id: string; readonly name: string } | undefined;
  readonly instrumentId: string;
  /** Last day on which it can become effective, where that is earlier than usual. */
  readonly endsBy?: PlainDate;
  readonly limit: IssueLimit | undefined;
  /** Invoices of the form with what is left of them, and the part that is taken. */
  readonly invoices: readonly { readonly left: Money; readonly share: Money }[];
}

/** What an application has changed. */
export interface ActEffect {
  /** The instrument that it concerns. */
  readonly instrument: InstrumentRecord;
  /** Amounts on their way that it changed, as they are now. */
  readonly transits: readonly HoldingRecord[];
}

/** How one act works. The machine is the same for all of them. */
export interface ActWork {
  /** Judges an application as it is now. Rows that it reads are locked, always in the same order, if `locks`. */
  judge(transaction: Transaction, asked: RequestedAct, moment: Moment, locks: boolean): Promise<ActJudgement>;
  /** Makes known what a draft has chosen, whenever it is saved; absent for an act that has nothing to make known. */
  publishChoice?(transaction: Transaction, asked: RequestedAct, judged: ActJudgement): Promise<void>;
  /** Reserves what the application needs. */
  reserve(transaction: Transaction, asked: RequestedAct, judged: ActJudgement, moment: Moment): Promise<void>;
  /** Frees what it has reserved. */
  release(transaction: Transaction, asked: Pick<RequestedAct, 'applicationId'>, now: number): Promise<void>;
  /** Makes it effective. The rules hold, and all rows are locked. */
  effect(transaction: Transaction, asked: RequestedAct, judged: ActJudgement, moment: Moment): Promise<ActEffect>;
}

/** The part of a judgement on what nobody of the company approves, and what uses no limit and no invoice. */
export const withoutApproval = { limit: undefined, invoices: [], steps: [] } as const satisfies Partial<ActJudgement>;

/** The part of an act that reserves nothing. */
export const reservesNothing: Pick<ActWork, 'reserve' | 'release'> = {
  reserve: async () => undefined,
  release: async () => undefined,
};

/**
 * Companies that a kept application names: all of one that was submitted as it is, and otherwise its counterparty,
 * which was judged when it was saved.
 */
const namedBy = (record: TradeApplicationRecord): readonly string[] =>
  editableStates.includes(record.state) ? [record.counterpartyId] : partiesOfForm(record.form);

/** The application of a record, as its act works with it. */
export const askedOf = (record: TradeApplicationRecord): RequestedAct => ({
  applicationId: record.id,
  kind: record.kind,
  act: record.act,
  company: { pkCorp: record.companyId },
  maker: record.maker,
  form: record.form,
  namedBefore: namedBy(record),
  approver: record.events.findLast(({ event }) => event === 'approved')?.personName ?? '',
});
