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

/** Fields of an application that the rules need: the applicant and the request. */
export interface RequestedAct {
  /** Empty before it is stored. */
  readonly applicationId: string;
  readonly kind: InstrumentKind;
  readonly act: TradeAct;
  /** The acting company. Its other data is read when it is needed, in its state at that time (`actingCompany`). */
  readonly company: Pick<CompanyRecord, 'pkCorp'>;
  readonly maker: ActingPerson;
  readonly form: KeptTradeForm;
  /**
   * Ids of companies that the application has named before, which its company may therefore know, regardless of their
   * present state.
   */
  readonly namedBefore: readonly string[];
  /** Name of the last approver; empty for none. */
  readonly approver?: string;
}

/** Results of the rules for an application, and the values that follow from them. */
export interface ActJudgement {
  /** The form as it is stored, where the back end adds something to it. */
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
  /** Invoices of the form with the amount that is left of each, and the part that the application uses. */
  readonly invoices: readonly { readonly left: Money; readonly share: Money }[];
}

/** Changes made by an application. */
export interface ActEffect {
  /** The instrument that it concerns. */
  readonly instrument: InstrumentRecord;
  /** Changed amounts in transit, as they are now. */
  readonly transits: readonly HoldingRecord[];
}

/** Implementation of one act. The state machine is the same for all acts. */
export interface ActWork {
  /**
   * Judges an application in its present state. With `locks`, the rows that it reads are locked, always in the same
   * order.
   */
  judge(transaction: Transaction, asked: RequestedAct, moment: Moment, locks: boolean): Promise<ActJudgement>;
  /** Publishes the choice in a draft whenever it is saved; absent for an act with nothing to publish. */
  publishChoice?(transaction: Transaction, asked: RequestedAct, judged: ActJudgement): Promise<void>;
  /** Reserves what the application needs. */
  reserve(transaction: Transaction, asked: RequestedAct, judged: ActJudgement, moment: Moment): Promise<void>;
  /** Frees what the application has reserved. */
  release(transaction: Transaction, asked: Pick<RequestedAct, 'applicationId'>, now: number): Promise<void>;
  /** Makes the application effective. The rules are met, and all rows are locked. */
  effect(transaction: Transaction, asked: RequestedAct, judged: ActJudgement, moment: Moment): Promise<ActEffect>;
}

/** The part of a judgement for an act that nobody in the company approves and that uses no limit and no invoice. */
export const withoutApproval = { limit: undefined, invoices: [], steps: [] } as const satisfies Partial<ActJudgement>;

/** The part of an act that reserves nothing. */
export const reservesNothing: Pick<ActWork, 'reserve' | 'release'> = {
  reserve: async () => undefined,
  release: async () => undefined,
};

/**
 * Companies that a stored application names: all of a submitted one, and otherwise only its counterparty, which was
 * judged when it was saved.
 */
const namedBy = (record: TradeApplicationRecord): readonly string[] =>
  editableStates.includes(record.state) ? [record.counterpartyId] : partiesOfForm(record.form);

/** The application of a record in the form that its act uses. */
export const requestedActOf = (record: TradeApplicationRecord): RequestedAct => ({
  applicationId: record.id,
  kind: record.kind,
  act: record.act,
  company: { pkCorp: record.companyId },
  maker: record.maker,
  form: record.form,
  namedBefore: namedBy(record),
  approver: record.events.findLast(({ event }) => event === 'approved')?.personName ?? '',
});
