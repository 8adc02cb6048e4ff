import type { BankAccountRecord } from '../../../../core/records/company.ts';
import { document, flag, instant, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const bankAccountMapping: Mapping<BankAccountRecord> = {
  table: 'bank_accounts',
  key: 'id',
  fields: {
    id: text('id'),
    pkCorp: text('pk_corp'),
    bankName: text('bank_name'),
    branchName: text('branch_name'),
    cnaps: text('cnaps'),
    accountNumber: text('account_number'),
    addedAt: instant('added_at'),
    addedBy: text('added_by'),
    userId: text('user_id'),
    isDefault: flag('is_default'),
    verifiedAt: optional(instant('verified_at')),
    removedAt: optional(instant('removed_at')),
    transfer: document('transfer'),
    transfersSent: document('transfers_sent'),
  },
};

export class PostgresBankAccounts extends PostgresTable<BankAccountRecord> {
  async ofCompany(pkCorp: string): Promise<readonly BankAccountRecord[]> {
    return this.read(await this.rows().where('pk_corp', '=', pkCorp).orderBy('added_at').orderBy('id').execute());
  }

  async allVerified(): Promise<readonly BankAccountRecord[]> {
    return this.read(
      await this.rows().where('verified_at', 'is not', null).where('removed_at', 'is', null).orderBy('id').execute(),
    );
  }

  async allUnverified(): Promise<readonly BankAccountRecord[]> {
    const records = this.read(
      await this.rows().where('verified_at', 'is', null).where('removed_at', 'is', null).orderBy('id').execute(),
    );
    return records.toSorted((a, b) => b.transfer.sentAt - a.transfer.sentAt);
  }
}
