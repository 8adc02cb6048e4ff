import { createdMonth } from './package-months.ts';

/** The columns that may filter a list, besides the columns of its order. */
const narrowing = [
  'state',
  'names_id',
  'credit_state',
  'business_type',
  'product_type',
  'handler_id',
  'fk_finance',
  'created_at',
  'total_amount',
];
const dueDate = 'expect_due_date nulls first';

/**
 * Index columns of each order, by index name: over all packages of a company, over those in one state, and over those
 * of one month in one state. An order reads only its index, however many packages it skips.
 */
const orders = {
  packages_newest: ['created_at'],
  packages_by_amount: ['total_amount'],
  packages_by_due_date: [dueDate],
  packages_by_number: [],
  packages_by_state: ['state'],
  packages_newest_in_state: ['state', 'created_at'],
  packages_by_amount_in_state: ['state', 'total_amount'],
  packages_by_due_date_in_state: ['state', dueDate],
  packages_by_due_date_in_month: [createdMonth, 'state', dueDate],
  packages_by_number_in_month: [createdMonth, 'state'],
  packages_by_names: ['names_id'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Columns with few values, whose small indexes find rare values. */
const rare = ['credit_state', 'business_type', 'product_type', 'handler_id', 'fk_finance'] as const;

function coveringIndex(keys: readonly string[]): string {
  const included = narrowing.filter((column) => !keys.some((key) => key.split(' ')[0] === column));
  return `btree (${['pk_corp', 'book', ...keys, 'doc_datum_id'].join(', ')}) include (${included.join(', ')})`;
}

const definitions: readonly (readonly [string, string])[] = [
  ...Object.entries(orders).map(([name, keys]) => [name, coveringIndex(keys)] as const),
  ...rare.map((column) => [`packages_${column}`, `btree (pk_corp, book, ${column})`] as const),
  [
    'packages_overdue',
    'btree (pk_corp, book, expect_due_date) include (state, total_amount) where funded_at is not null and repaid_at is null and not letter_given',
  ],
  [
    'packages_waiting',
    "btree (pk_corp, book, state, state_since) include (handler_id) where state in ('PREPARE', 'MODIFY', 'AUDIT_REJECT')",
  ],
  ['packages_number_trigrams', 'gin (portal.trigrams(doc_datum_id))'],
];

/** The indexes of the lists, by name. They hold no data of their own, so no migration creates them. */
export const packageIndexes: ReadonlyMap<string, string> = new Map(definitions);
