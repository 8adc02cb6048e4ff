import { sql } from 'kysely';
import type { ProductCode } from '../../../../../src/domain/catalogue/product-code.ts';
import type { CompanyRecord } from '../../../../core/records/company.ts';
import { flag, text, texts } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const companyMapping: Mapping<CompanyRecord> = {
  table: 'companies',
  key: 'pk_corp',
  fields: {
    pkCorp: text('pk_corp'),
    name: text('name'),
    shortName: text('short_name'),
    uscc: text('uscc'),
    isCore: flag('is_core'),
    kind: text('company_kind'),
    deregistered: flag('deregistered'),
    openedProducts: texts('opened_products'),
    licenceUntil: text('licence_until'),
    certificateUntil: text('certificate_until'),
  },
};

export class PostgresCompanies extends PostgresTable<CompanyRecord> {
  async idsAfter(id: string, limit: number): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('companies')
      .select('pk_corp')
      .where('pk_corp', '>', id)
      .orderBy('pk_corp')
      .limit(limit)
      .execute();
    return rows.map((row) => String(row['pk_corp']));
  }

  async byNames(names: readonly string[]): Promise<readonly CompanyRecord[]> {
    return this.read(
      await this.rows()
        .where(sql<boolean>`name = any(${names})`)
        .execute(),
    );
  }

  async byUscc(uscc: string): Promise<readonly CompanyRecord[]> {
    return this.byUsccs([uscc]);
  }

  async byUsccs(usccs: readonly string[]): Promise<readonly CompanyRecord[]> {
    return this.read(
      await this.rows()
        .where(sql<boolean>`uscc = any(${[...usccs]})`)
        .orderBy('pk_corp')
        .execute(),
    );
  }

  async withProduct(
    product: ProductCode,
    keyword: string,
    limit: number,
    after = '',
  ): Promise<readonly CompanyRecord[]> {
    return this.read(
      await this.rows()
        .where(sql<boolean>`${product} = any(opened_products)`)
        .where('deregistered', '=', false)
        .where('pk_corp', '>', after)
        .where(sql<boolean>`(strpos(lower(name), lower(${keyword})) > 0 or strpos(lower(uscc), lower(${keyword})) > 0)`)
        .orderBy('pk_corp')
        .limit(limit)
        .execute(),
    );
  }
}
