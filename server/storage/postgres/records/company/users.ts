import type { UserRecord } from '../../../../core/records/company.ts';
import { flag, optional, text, texts } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const userMapping: Mapping<UserRecord> = {
  table: 'users',
  key: 'user_id',
  fields: {
    userId: text('user_id'),
    personId: text('person_id'),
    userName: text('user_name'),
    personName: text('person_name'),
    mobile: text('mobile'),
    pkCorp: text('pk_corp'),
    isMain: flag('is_main'),
    roles: texts('roles'),
    passwordHash: text('password_hash'),
    idNumber: text('id_number'),
    institution: text('institution'),
    innerOrganisationId: optional(text('inner_organisation_id')),
  },
};

export class PostgresUsers extends PostgresTable<UserRecord> {
  async byName(userName: string): Promise<UserRecord | undefined> {
    return this.read(await this.rows().where('user_name', '=', userName).execute())[0];
  }

  async all(): Promise<readonly UserRecord[]> {
    return this.read(await this.rows().orderBy('user_id').execute());
  }

  async ofCompany(pkCorp: string): Promise<readonly UserRecord[]> {
    const known = this.knownList(pkCorp);
    return this.read(known ?? (await this.rows().where('pk_corp', '=', pkCorp).orderBy('user_id').execute()));
  }

  async ofPerson(personId: string): Promise<readonly UserRecord[]> {
    return this.read(await this.rows().where('person_id', '=', personId).orderBy('user_id').execute());
  }

  async withMobile(mobile: string): Promise<readonly UserRecord[]> {
    return this.read(await this.rows().where('mobile', '=', mobile).orderBy('user_id').execute());
  }
}
