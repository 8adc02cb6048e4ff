import { it } from 'vitest';

/**
 * Selects the cases of a long matrix. `npm run audit` runs all of them. `npm test` runs a sample that contains each
 * pair of values of two columns that occurs in the matrix, because most faults depend on one value or on two.
 */

export const isAudit = process.env['AUDIT'] === 'on';

/** A case that takes seconds, beside a shorter one of its kind that always runs. */
export const inAudit = it.runIf(isAudit);

type Row = Readonly<Record<string, unknown>>;

/** The pairs of values in a row, each as one text. */
function pairsOf(row: Row): readonly string[] {
  const values = Object.entries(row).map(([column, value]) => `${column}=${JSON.stringify(value)}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}&${other}`));
}

/**
 * A small selection of rows that contains every pair of values of all rows. It repeatedly takes the row with the most
 * new pairs, the first of several.
 *
 * @param columns The relevant columns of a row, by name; values are compared as JSON.
 */
export function pairwise<Case>(rows: readonly Case[], columns: (row: Case) => Row): readonly Case[] {
  const left = rows.map((row, index) => ({ row, index, pairs: pairsOf(columns(row)) }));
  const unmet = new Set(left.flatMap(({ pairs }) => pairs));
  const chosen: { readonly row: Case; readonly index: number }[] = [];
  while (unmet.size > 0) {
    const gains = left.map(({ pairs }) => pairs.filter((pair) => unmet.has(pair)).length);
    const best = left[gains.indexOf(Math.max(...gains))];
    if (!best) break;
    for (const pair of best.pairs) unmet.delete(pair);
    chosen.push(best);
  }
  return chosen.toSorted((one, other) => one.index - other.index).map(({ row }) => row);
}

/** All rows in the audit, a pairwise sample otherwise. */
export const sampled = <Case>(rows: readonly Case[], columns: (row: Case) => Row): readonly Case[] =>
  isAudit ? rows : pairwise(rows, columns);

/**
 * All rows in the audit, otherwise every `step`-th row, beginning with the one at `from`. Where `step` divides the
 * length of no column, each value is included, and so are most combinations of a few values.
 */
export const thinned = <Case>(rows: readonly Case[], step: number, from = 0): readonly Case[] =>
  isAudit ? rows : rows.filter((_row, index) => index % step === from % step);
