import { sql } from 'kysely';
import type { PlainDate } from '../../../../../src/domain/calendar/plain-date.ts';
import { moneyToText, type Money } from '../../../../../src/domain/money/money.ts';
import {
  outstandingFinancingStates,
  pendingFinancingStates,
  type FinancingState,
} from '../../../../../src/domain/trade/financing/financing-machine.ts';
import type { StatementLineBar, StatementLineState } from '../../../../../src/domain/trade/financing/statement-line.ts';
import type {
  FinancingRecord,
  FundingLimitRecord,
  FundingProgrammeRecord,
  FundingUseRecord,
  PaymentRecord,
  StatementLineRecord,
} from '../../../../core/records/trade.ts';
import type {
  FinancingParties,
  FinancingQuery,
  FinancingTables,
  OwingFinancing,
} from '../../../../core/tables/trade.ts';
import type { CountedSum, Slice } from '../../../../core/tables/trade.ts';
import type { Connection } from '../../database.ts';
import {
  amount,
  day,
  document,
  flag,
  group,
  instant,
  moneyFromNumeric,
  optional,
  text,
  whole,
  type Fields,
} from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';
import { countedSum } from './counted-sum.ts';

const programmeMapping: Mapping<FundingProgrammeRecord> = {
  table: 'funding_programmes',
  key: 'id',
  fields: {
    id: text('id'),
    kind: text('kind'),
    funderId: text('funder_id'),
    funderName: text('funder_name'),
    title: text('title'),
    annualRate: whole('annual_rate'),
    dayBasis: whole('day_basis'),
    interestTime: text('interest_time'),
    interestBearer: text('interest_bearer'),
    feeRate: whole('fee_rate'),
    feeLeast: amount('fee_least'),
    feeMost: optional(amount('fee_most')),
    feeTaxRate: whole('fee_tax_rate'),
    hasRecourse: flag('has_recourse'),
    graceDays: whole('grace_days'),
    penaltyRate: whole('penalty_rate'),
    settlementDays: whole('settlement_days'),
    cutOffHour: whole('cut_off_hour'),
    startsOn: text('starts_on'),
    repaymentBank: text('repayment_bank'),
    repaymentAccount: text('repayment_account'),
    minAmount: amount('least_amount'),
    maxDays: whole('most_days'),
    validDays: whole('valid_days'),
    isPaused: flag('is_paused'),
  },
};

const limitMapping: Mapping<FundingLimitRecord> = {
  table: 'funding_limits',
  key: 'id',
  fields: {
    id: text('id'),
    programmeId: text('programme_id'),
    issuerId: text('issuer_id'),
    total: amount('total'),
    validUntil: day('valid_until'),
    isRevolving: flag('is_revolving'),
  },
};

const useMapping: Mapping<FundingUseRecord> = {
  table: 'funding_uses',
  key: 'id',
  fields: { id: text('id'), limitId: text('limit_id'), amount: amount('amount'), at: instant('at') },
};

const owingFields: Fields<OwingFinancing> = {
  dueOn: day('due_on'),
  offer: document('offer'),
  outstanding: amount('outstanding'),
  interestDue: amount('interest_due'),
  penaltyDue: amount('penalty_due'),
  penaltyFrom: day('penalty_from'),
  graceUntil: day('grace_until'),
};
const owingField = group(owingFields);

const financingMapping: Mapping<FinancingRecord> = {
  table: 'financings',
  key: 'id',
  fields: {
    id: text('id'),
    number: text('number'),
    applicationId: text('application_id'),
    kind: text('kind'),
    companyId: text('company_id'),
    companyName: text('company_name'),
    issuerId: text('issuer_id'),
    issuerName: text('issuer_name'),
    funderId: text('funder_id'),
    funderName: text('funder_name'),
    programmeId: text('programme_id'),
    amount: amount('amount'),
    ...owingFields,
    repurchase: optional(document('repurchase')),
    state: text('state'),
    stateSince: instant('state_since'),
    endsOn: day('ends_on'),
    createdAt: instant('created_at'),
    version: whole('version'),
    lines: document('lines'),
    accountId: text('account_id'),
    accountEnding: text('account_ending'),
    bankName: text('bank_name'),
    questions: document('questions'),
    contract: optional(document('contract')),
    searchedAt: optional(instant('searched_at')),
    registration: optional(document('registration')),
    disbursed: optional(document('disbursed')),
    events: document('events'),
  },
};

const paymentMapping: Mapping<PaymentRecord> = {
  table: 'payments',
  key: 'id',
  fields: {
    id: text('id'),
    purpose: text('purpose'),
    state: text('state'),
    payerId: text('payer_id'),
    payerName: text('payer_name'),
    payeeId: text('payee_id'),
    payeeName: text('payee_name'),
    amount: amount('amount'),
    expectedOn: day('expected_on'),
    valueDay: day('value_day'),
    bankReference: text('bank_reference'),
    instrumentId: text('instrument_id'),
    financingId: text('financing_id'),
    at: instant('at'),
    reason: text('reason'),
  },
};

const statementLineMapping: Mapping<StatementLineRecord> = {
  table: 'statement_lines',
  key: 'reference',
  fields: {
    reference: text('reference'),
    number: text('number'),
    enteredNumber: text('entered_number'),
    amount: amount('amount'),
    valueDay: day('value_day'),
    state: text('state'),
    bar: optional(text('bar')),
    at: instant('at'),
    explainedBy: text('explained_by'),
    words: text('words'),
  },
};

class PostgresProgrammes extends PostgresTable<FundingProgrammeRecord> {
  async ofKind(kind: string): Promise<readonly FundingProgrammeRecord[]> {
    return this.read(await this.rows().where('kind', '=', kind).orderBy('id').execute());
  }
}

class PostgresFundingLimits extends PostgresTable<FundingLimitRecord> {
  async ofIssuer(issuerId: string): Promise<readonly FundingLimitRecord[]> {
    return this.read(await this.rows().where('issuer_id', '=', issuerId).orderBy('id').execute());
  }
}

class PostgresFundingUses extends PostgresTable<FundingUseRecord> {
  async sum(limitId: string): Promise<Money> {
    const [row] = await this.connection
      .selectFrom('funding_uses')
      .select(sql<string>`coalesce(sum(amount), 0.00)`.as('amount'))
      .where('limit_id', '=', limitId)
      .execute();
    return moneyFromNumeric(row?.amount);
  }
}

const columnOf = { supplier: 'company_id', issuer: 'issuer_id', funder: 'funder_id' } as const;
const counterpartyColumn = { supplier: 'issuer_id', issuer: 'company_id', funder: 'company_id' } as const;

/** Whether the company of the query may know the supplier: everything was issued to it, or is due until a day. */
const isNamed = (namedUntil: PlainDate | undefined) =>
  namedUntil === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(due_on <= ${namedUntil} or not exists (
        select 1 from jsonb_array_elements(lines) as line
        join portal.instruments as instrument on instrument.id = line ->> 'instrumentId'
        where instrument.payee_id <> financings.company_id))`;

/** Number, parties and instruments of a financing, each on a line. */
const searchedText = (namedUntil: PlainDate | undefined) => sql`concat_ws(chr(10), number,
  case when ${isNamed(namedUntil)} then company_name end, issuer_name, funder_name,
  (select string_agg(line ->> 'number', chr(10)) from jsonb_array_elements(lines) as line))`;

class PostgresFinancings extends PostgresTable<FinancingRecord> {
  async page(query: FinancingQuery, { offset, limit }: Slice): Promise<readonly FinancingRecord[]> {
    return this.read(
      await this.#matching(query)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),
    );
  }

  async sum(query: FinancingQuery): Promise<CountedSum & { readonly outstanding: Money }> {
    const [row] = await this.#matching(query)
      .clearSelect()
      .select([
        sql<string>`count(*)`.as('count'),
        sql<string>`coalesce(sum(amount), 0.00)`.as('amount'),
        sql<string>`coalesce(sum(outstanding), 0.00)`.as('outstanding'),
      ])
      .execute();
    return { ...countedSum(row), outstanding: moneyFromNumeric(row?.outstanding) };
  }

  async partiesOf({
    companyId,
    as,
    namedUntil,
  }: Pick<FinancingQuery, 'companyId' | 'as' | 'namedUntil'>): Promise<FinancingParties> {
    const idsIn = async (column: string, which = sql<boolean>`true`): Promise<readonly string[]> => {
      const { rows } = await sql<{ party: string }>`
        select distinct ${sql.ref(column)} as party from portal.financings
        where ${sql.ref(columnOf[as])} = ${companyId} and ${which}
      `.execute(this.connection);
      return rows.map(({ party }) => party).toSorted();
    };
    return {
      counterpartyIds: await idsIn(counterpartyColumn[as], isNamed(namedUntil)),
      funderIds: await idsIn('funder_id'),
    };
  }

  async byApplication(applicationId: string): Promise<FinancingRecord | undefined> {
    return this.read(await this.rows().where('application_id', '=', applicationId).execute())[0];
  }

  async ofApplications(applicationIds: readonly string[]): Promise<readonly FinancingRecord[]> {
    return this.read(
      await this.rows()
        .where(sql<boolean>`application_id = any(${[...applicationIds]})`)
        .execute(),
    );
  }

  async byNumber(number: string): Promise<FinancingRecord | undefined> {
    return this.read(await this.rows().where('number', '=', number).execute())[0];
  }

  async isAnyPaidTo(accountId: string): Promise<boolean> {
    const rows = await this.connection
      .selectFrom('financings')
      .select('id')
      .where('account_id', '=', accountId)
      .where(sql<boolean>`state = any(${[...pendingFinancingStates]})`)
      .limit(1)
      .execute();
    return rows.length > 0;
  }

  async newest(limit: number): Promise<readonly FinancingRecord[]> {
    return this.read(await this.rows().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute());
  }

  async owingBeside(issuerId: string, kind: string, dueTo: PlainDate): Promise<readonly OwingFinancing[]> {
    const rows = await this.connection
      .selectFrom('financings')
      .select(['due_on', 'offer', 'outstanding', 'interest_due', 'penalty_due', 'penalty_from', 'grace_until'])
      .where('issuer_id', '=', issuerId)
      .where('kind', '=', kind)
      .where('due_on', '<=', dueTo)
      .where(sql<boolean>`state = any(${[...outstandingFinancingStates]})`)
      .where(sql<boolean>`(interest_due > 0 or penalty_due > 0 or penalty_from is not null)`)
      .orderBy('due_on')
      .orderBy('id')
      .execute();
    return rows.map((row) => owingField.read(row));
  }

  async ofInstrument(instrumentId: string): Promise<readonly FinancingRecord[]> {
    const line = JSON.stringify([{ instrumentId }]);
    return this.read(
      await this.rows()
        .where(sql<boolean>`lines @> ${line}::jsonb`)
        .orderBy('id')
        .execute(),
    );
  }

  async idsIn(states: readonly FinancingState[]): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('financings')
      .select('id')
      .where(sql<boolean>`state = any(${[...states]})`)
      .orderBy('id')
      .execute();
    return rows.map((row) => String(row['id']));
  }

  async dueUntil(until: PlainDate): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('financings')
      .select('id')
      .where('state', '=', 'DISBURSED')
      .where('due_on', '<=', until)
      .orderBy('id')
      .execute();
    return rows.map((row) => String(row['id']));
  }

  async ended(before: PlainDate): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('financings')
      .select('id')
      .where('ends_on', '<', before)
      .orderBy('id')
      .execute();
    return rows.map((row) => String(row['id']));
  }

  #matching(query: FinancingQuery) {
    const { companyId, as, states, counterpartyId, funderId, dueFrom, dueTo, amount: sum, namedUntil, keyword } = query;
    let rows = this.rows().where(columnOf[as], '=', companyId);
    if (states !== undefined) rows = rows.where(sql<boolean>`state = any(${[...states]})`);
    if (counterpartyId !== undefined)
      rows = rows.where(counterpartyColumn[as], '=', counterpartyId).where(isNamed(namedUntil));
    if (funderId !== undefined) rows = rows.where('funder_id', '=', funderId);
    if (dueFrom !== undefined) rows = rows.where('due_on', '>=', dueFrom);
    if (dueTo !== undefined) rows = rows.where('due_on', '<=', dueTo);
    if (sum !== undefined) rows = rows.where('amount', '=', moneyToText(sum));
    return keyword === ''
      ? rows
      : rows.where(sql<boolean>`strpos(lower(${searchedText(namedUntil)}), lower(${keyword})) > 0`);
  }
}

class PostgresPayments extends PostgresTable<PaymentRecord> {
  async ofFinancing(financingId: string): Promise<readonly PaymentRecord[]> {
    return this.#about('financing_id', [financingId]);
  }

  async ofFinancings(financingIds: readonly string[]): Promise<readonly PaymentRecord[]> {
    return this.#about('financing_id', financingIds);
  }

  async ofInstrument(instrumentId: string): Promise<readonly PaymentRecord[]> {
    return this.#about('instrument_id', [instrumentId]);
  }

  async #about(column: 'financing_id' | 'instrument_id', ids: readonly string[]): Promise<readonly PaymentRecord[]> {
    const named = ids.filter((id) => id !== '');
    if (named.length === 0) return [];
    return this.read(
      await this.rows()
        .where(sql<boolean>`${sql.ref(column)} = any(${named})`)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    );
  }
}

class PostgresStatementLines extends PostgresTable<StatementLineRecord> {
  async inState(state: StatementLineState, limit: number): Promise<readonly StatementLineRecord[]> {
    return this.read(
      await this.rows()
        .where('state', '=', state)
        .orderBy('at', 'desc')
        .orderBy('reference', 'desc')
        .limit(limit)
        .execute(),
    );
  }

  async barredBy(bars: readonly StatementLineBar[]): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('statement_lines')
      .select('reference')
      .where('state', '=', 'unmatched')
      .where(sql<boolean>`bar = any(${[...bars]})`)
      .orderBy('reference')
      .execute();
    return rows.map((row) => String(row['reference']));
  }

  async unmatchedFor(numbers: readonly string[]): Promise<readonly StatementLineRecord[]> {
    return this.read(
      await this.rows()
        .where('state', '=', 'unmatched')
        .where(sql<boolean>`number = any(${[...numbers]})`)
        .orderBy('reference')
        .execute(),
    );
  }
}

export function financingTables(connection: Connection): FinancingTables {
  return {
    fundingProgrammes: new PostgresProgrammes(connection, programmeMapping),
    fundingLimits: new PostgresFundingLimits(connection, limitMapping),
    fundingUses: new PostgresFundingUses(connection, useMapping),
    financings: new PostgresFinancings(connection, financingMapping),
    payments: new PostgresPayments(connection, paymentMapping),
    statementLines: new PostgresStatementLines(connection, statementLineMapping),
  };
}
