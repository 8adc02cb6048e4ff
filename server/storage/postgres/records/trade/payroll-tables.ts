import type { PayrollLookRecord, PayrollRecord } from '../../../../core/records/trade.ts';
import type { PayrollMarks, PayrollTables } from '../../../../core/tables/trade.ts';
import type { Connection } from '../../database.ts';
import { amount, instant, text, texts, whole } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

const payrollMapping: Mapping<PayrollRecord> = {
  table: 'payrolls',
  key: 'id',
  fields: {
    id: text('id'),
    companyId: text('company_id'),
    applicationId: text('application_id'),
    period: text('period'),
    people: whole('people'),
    total: amount('total'),
    sealed: text('sealed'),
    marks: texts('marks'),
    madeBy: text('made_by'),
    createdAt: instant('created_at'),
  },
};

const lookMapping: Mapping<PayrollLookRecord> = {
  table: 'payroll_looks',
  key: 'id',
  fields: {
    id: text('id'),
    payrollId: text('payroll_id'),
    person: whole('person'),
    companyId: text('company_id'),
    userId: text('user_id'),
    at: instant('at'),
  },
};

class PostgresPayrolls extends PostgresTable<PayrollRecord> {
  async ofApplication(applicationId: string): Promise<readonly PayrollRecord[]> {
    return this.read(await this.rows().where('application_id', '=', applicationId).orderBy('id').execute());
  }

  async ofMonth(companyId: string, period: string): Promise<readonly PayrollMarks[]> {
    const rows = await this.connection
      .selectFrom('payrolls')
      .select(['id', 'application_id', 'marks'])
      .where('company_id', '=', companyId)
      .where('period', '=', period)
      .where('application_id', '<>', '')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: String(row['id']),
      applicationId: String(row['application_id']),
      marks: row['marks'] as readonly string[],
    }));
  }

  async untiedBefore(at: number): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('payrolls')
      .select('id')
      .where('application_id', '=', '')
      .where('created_at', '<', new Date(at))
      .orderBy('id')
      .execute();
    return rows.map((row) => String(row['id']));
  }
}

class PostgresPayrollLooks extends PostgresTable<PayrollLookRecord> {
  async ofPayroll(payrollId: string): Promise<readonly PayrollLookRecord[]> {
    return this.read(await this.rows().where('payroll_id', '=', payrollId).orderBy('at').orderBy('id').execute());
  }
}

export function payrollTables(connection: Connection): PayrollTables {
  return {
    payrolls: new PostgresPayrolls(connection, payrollMapping),
    payrollLooks: new PostgresPayrollLooks(connection, lookMapping),
  };
}
