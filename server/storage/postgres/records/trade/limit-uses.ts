import { sql } from 'kysely';
import type { Money } from '../../../../../src/domain/money/money.ts';
import type { InstrumentKind } from '../../../../../src/domain/trade/shared/instrument.ts';
import type { InvoiceUseRecord, IssueLimitRecord, LimitUseRecord } from '../../../../core/records/trade.ts';
import { amount, day, flag, group, instant, moneyFromNumeric, optional, text, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';
import { PostgresLimitChildren } from './limit-children.ts';

export const issueLimitMapping: Mapping<IssueLimitRecord> = {
  table: 'issue_limits',
  key: 'id',
  fields: {
    id: text('id'),
    companyId: text('company_id'),
    kind: text('kind'),
    total: amount('total'),
    validFrom: day('valid_from'),
    validUntil: day('valid_until'),
    isRevolving: flag('is_revolving'),
    reminded: optional(group({ days: whole('reminded_days'), validUntil: day('reminded_until') })),
  },
};

export const limitUseMapping: Mapping<LimitUseRecord> = {
  table: 'limit_uses',
  key: 'id',
  fields: {
    id: text('id'),
    limitId: text('limit_id'),
    amount: amount('amount'),
    freed: amount('freed'),
    state: text('state'),
    at: instant('at'),
  },
};

export const invoiceUseMapping: Mapping<InvoiceUseRecord> = {
  table: 'invoice_uses',
  key: 'id',
  fields: {
    id: text('id'),
    invoiceId: text('invoice_id'),
    applicationId: text('application_id'),
    companyId: text('company_id'),
    amount: amount('amount'),
    state: text('state'),
  },
};

export class PostgresIssueLimits extends PostgresTable<IssueLimitRecord> {
  async ofCompany(companyId: string): Promise<readonly IssueLimitRecord[]> {
    return this.read(await this.rows().where('company_id', '=', companyId).orderBy('id').execute());
  }

  async ofKind(kind: InstrumentKind): Promise<readonly IssueLimitRecord[]> {
    return this.read(await this.rows().where('kind', '=', kind).orderBy('id').execute());
  }

  async endingBetween(from: string, to: string): Promise<readonly string[]> {
    const found = await this.connection
      .selectFrom('issue_limits')
      .select('id')
      .where('valid_until', '>=', from)
      .where('valid_until', '<=', to)
      .orderBy('id')
      .execute();
    return found.map(({ id }) => String(id));
  }
}

export class PostgresLimitUses extends PostgresLimitChildren<LimitUseRecord> {
  async sums(limitId: string): Promise<{ readonly used: Money; readonly reserved: Money }> {
    const [row] = await this.connection
      .selectFrom('limit_uses')
      .select([
        sql<string>`coalesce(sum(amount) filter (where state = 'used'), 0.00)`.as('used'),
        sql<string>`coalesce(sum(amount) filter (where state = 'reserved'), 0.00)`.as('reserved'),
      ])
      .where('limit_id', '=', limitId)
      .execute();
    return {
      used: moneyFromNumeric(row?.used ?? '0.00'),
      reserved: moneyFromNumeric(row?.reserved ?? '0.00'),
    };
  }
}

export class PostgresInvoiceUses extends PostgresTable<InvoiceUseRecord> {
  async ofInvoices(invoiceIds: readonly string[]): Promise<readonly InvoiceUseRecord[]> {
    if (invoiceIds.length === 0) return [];
    return this.read(
      await this.rows()
        .where(sql<boolean>`invoice_id = any(${[...invoiceIds]})`)
        .orderBy('id')
        .execute(),
    );
  }

  async ofApplication(applicationId: string): Promise<readonly InvoiceUseRecord[]> {
    return this.read(await this.rows().where('application_id', '=', applicationId).orderBy('id').execute());
  }
}
