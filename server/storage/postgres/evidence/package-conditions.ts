import { sql, type RawBuilder } from 'kysely';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import type { PackageQuery } from '../../../core/tables/evidence.ts';
import type { Connection } from '../database.ts';
import { namesContaining, namesOfWord } from './package-names.ts';
import { shelfText } from './shelf-column.ts';
import { numberContains } from './package-numbers.ts';

export type Condition = RawBuilder<boolean>;

const nothing: Condition = sql<boolean>`false`;
const pointInTime = (instant: number | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant);
const comparison = (column: string, sign: '=' | '>=' | '<' | '<=', value: unknown): readonly Condition[] =>
  value === undefined ? [] : [sql<boolean>`${sql.ref(column)} ${sql.raw(sign)} ${value}`];
const membership = (column: string, values: readonly unknown[] | undefined): readonly Condition[] =>
  values === undefined ? [] : [sql<boolean>`${sql.ref(column)} = any(${values})`];

/** The condition for overdue packages. It has the form of their partial index. */
function overdueOn(today: string | undefined): readonly Condition[] {
  return today === undefined
    ? []
    : [
        sql<boolean>`funded_at is not null and repaid_at is null and not letter_given and expect_due_date < ${today}::date`,
      ];
}

/** The conditions on columns with few values, for which package counts are stored. */
export function facetConditions(
  query: Pick<PackageQuery, 'creditStates' | 'businessTypes' | 'productType' | 'fkFinance' | 'handlerId'>,
): readonly Condition[] {
  return [
    ...membership('credit_state', query.creditStates),
    ...membership('business_type', query.businessTypes),
    ...comparison('product_type', '=', query.productType),
    ...comparison('fk_finance', '=', query.fkFinance),
    ...comparison('handler_id', '=', query.handlerId),
  ];
}

export function rangeConditions(query: PackageQuery): readonly Condition[] {
  return [
    ...comparison('invoice_need', '=', query.invoiceNeed),
    ...membership('doc_datum_id', query.numbers),
    ...overdueOn(query.overdueOn),
    ...comparison('created_at', '>=', pointInTime(query.createdFrom)),
    ...comparison('created_at', '<', pointInTime(query.createdTo)),
    ...comparison('total_amount', '>=', query.amountFrom && moneyToText(query.amountFrom)),
    ...comparison('total_amount', '<=', query.amountTo && moneyToText(query.amountTo)),
  ];
}

export interface SearchConditions {
  /** The conditions on the names of packages. */
  readonly names: readonly Condition[];
  /** The condition that the package's number contains the keyword; an alternative to the names. */
  readonly orNumber: Condition | undefined;
}

/**
 * The conditions that packages match all searched words. Words that no package number contains can match names alone,
 * so their names are intersected before the packages are read.
 */
async function wordConditions(connection: Connection, query: PackageQuery): Promise<readonly Condition[]> {
  const conditions: Condition[] = [];
  let inNames: ReadonlySet<number> | undefined;
  for (const word of query.words ?? []) {
    const nameIds = await namesOfWord(connection, query, word);
    const orNumber = await numberContains(connection, query.pkCorp, shelfText(query), word.text);
    if (orNumber === undefined) inNames = inNames?.intersection(new Set(nameIds)) ?? new Set(nameIds);
    else if (nameIds.length === 0) conditions.push(orNumber);
    else conditions.push(sql<boolean>`(${oneOf(nameIds)[0]} or ${orNumber})`);
  }
  return inNames === undefined ? conditions : [...oneOf([...inNames]), ...conditions];
}

/** The search conditions, resolved to the few names that contain the text. */
export async function searchConditions(connection: Connection, query: PackageQuery): Promise<SearchConditions> {
  const words = await wordConditions(connection, query);
  if (query.keyword === undefined && query.counterparty === undefined) return { names: words, orNumber: undefined };
  const nameIds = await namesContaining(connection, query);
  const orNumber =
    query.keyword === undefined
      ? undefined
      : await numberContains(connection, query.pkCorp, shelfText(query), query.keyword);
  const parties = query.counterparty === undefined ? [] : oneOf(nameIds.counterparty);
  if (query.keyword === undefined) return { names: [...parties, ...words], orNumber };
  const [named] = oneOf(nameIds.keyword);
  if (orNumber === undefined) return { names: [named, ...parties, ...words], orNumber };
  return {
    names: [nameIds.keyword.length === 0 ? orNumber : sql<boolean>`(${named} or ${orNumber})`, ...parties, ...words],
    orNumber,
  };
}

function oneOf(names: readonly number[]): readonly [Condition] {
  return names.length === 0 ? [nothing] : [sql<boolean>`names_id = any(${names})`];
}
