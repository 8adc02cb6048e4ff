import { sql, type RawBuilder } from 'kysely';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import type { PackageQuery } from '../../../core/tables/evidence.ts';
import type { Connection } from '../database.ts';
import { namesHolding } from './package-names.ts';
import { shelfText } from './shelf-column.ts';
import { numberHolding } from './package-numbers.ts';

export type Condition = RawBuilder<boolean>;

const nothing: Condition = sql<boolean>`false`;
const pointInTime = (instant: number | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant);
const compared = (column: string, sign: '=' | '>=' | '<' | '<=', value: unknown): readonly Condition[] =>
  value === undefined ? [] : [sql<boolean>`${sql.ref(column)} ${sql.raw(sign)} ${value}`];
const among = (column: string, values: readonly unknown[] | undefined): readonly Condition[] =>
  values === undefined ? [] : [sql<boolean>`${sql.ref(column)} = any(${values})`];

/** Has the form of the index on overdue packages, which are few among a million. */
function overdueOn(today: string | undefined): readonly Condition[] {
  return today === undefined
    ? []
    : [
        sql<boolean>`funded_at is not null and repaid_at is null and not letter_given and expect_due_date < ${today}::date`,
      ];
}

/** The conditions on columns with few values, for which the number of packages is kept. */
export function facetConditions(
  query: Pick<PackageQuery, 'creditStates' | 'businessTypes' | 'productType' | 'fkFinance' | 'handlerId'>,
): readonly Condition[] {
  return [
    ...among('credit_state', query.creditStates),
    ...among('business_type', query.businessTypes),
    ...compared('product_type', '=', query.productType),
    ...compared('fk_finance', '=', query.fkFinance),
    ...compared('handler_id', '=', query.handlerId),
  ];
}

export function rangeConditions(query: PackageQuery): readonly Condition[] {
  return [
    ...compared('invoice_need', '=', query.invoiceNeed),
    ...among('doc_datum_id', query.numbers),
    ...overdueOn(query.overdueOn),
    ...compared('created_at', '>=', pointInTime(query.createdFrom)),
    ...compared('created_at', '<', pointInTime(query.createdTo)),
    ...compared('total_amount', '>=', query.amountFrom && moneyToText(query.amountFrom)),
    ...compared('total_amount', '<=', query.amountTo && moneyToText(query.amountTo)),
  ];
}

export interface SearchConditions {
  /** The conditions on the names of packages. */
  readonly names: readonly Condition[];
  /** Beside the keyword's names: that the number holds it. */
  readonly orNumber: Condition | undefined;
}

/** The search conditions, resolved to the few names that contain the text. */
export async function searchConditions(connection: Connection, query: PackageQuery): Promise<SearchConditions> {
  if (query.keyword === undefined && query.counterparty === undefined) return { names: [], orNumber: undefined };
  const holding = await namesHolding(connection, query);
  const orNumber =
    query.keyword === undefined
      ? undefined
      : await numberHolding(connection, query.pkCorp, shelfText(query), query.keyword);
  const parties = query.counterparty === undefined ? [] : oneOf(holding.counterparty);
  if (query.keyword === undefined) return { names: parties, orNumber };
  const [named] = oneOf(holding.keyword);
  if (orNumber === undefined) return { names: [named, ...parties], orNumber };
  return {
    names: [holding.keyword.length === 0 ? orNumber : sql<boolean>`(${named} or ${orNumber})`, ...parties],
    orNumber,
  };
}

function oneOf(names: readonly number[]): readonly [Condition] {
  return names.length === 0 ? [nothing] : [sql<boolean>`names_id = any(${names})`];
}
