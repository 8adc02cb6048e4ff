import { PostgresApplications, applicationMapping } from './applications.ts';
import { PostgresTable } from '../../postgres-table.ts';
import { productOpeningMapping } from './product-openings.ts';
import type { ProductsTables } from '../../../../core/tables/products.ts';
import type { Connection } from '../../database.ts';

export function productsTables(connection: Connection): ProductsTables {
  return {
    applications: new PostgresApplications(connection, applicationMapping),
    productOpenings: new PostgresTable(connection, productOpeningMapping),
  };
}
