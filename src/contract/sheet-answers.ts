import * as v from 'valibot';
import type { SheetTrouble } from '../domain/sheets/sheet-table.ts';
import { count } from './fields.ts';

/** Why nothing of a sheet can be used; absent for a sheet that was read. */
export const sheetTrouble = {
  trouble: v.nullish(v.string()),
  /** Columns that are missing from it. */
  missing: v.nullish(v.array(v.string())),
  /** Maximum number of rows. */
  most: v.nullish(count),
};

const sheetTroubleWire = v.object(sheetTrouble);
type SheetTroubleWire = v.InferOutput<typeof sheetTroubleWire>;

/** Why nothing in a sheet can be used: because of its content, or because of the file. */
type Unusable<Column extends string> = SheetTrouble<Column> | { readonly because: 'unreadable' | 'encrypted' };

/** `nameOf`: the name of a column on the wire. */
export const sheetTroubleToWire = <Column extends string>(
  trouble: Unusable<Column>,
  nameOf: (column: Column) => string = (column) => column,
) => ({
  trouble: trouble.because,
  ...('missing' in trouble ? { missing: trouble.missing.map(nameOf) } : {}),
  ...('most' in trouble ? { most: trouble.most } : {}),
});

/**
 * Why a sheet cannot be used; an unknown reason counts as unreadable. Undefined where it was read. `columnOf`: a column
 * by its name on the wire, undefined for one that is not known here.
 */
export function sheetTroubleFromWire<Column extends string>(
  { trouble, missing, most }: SheetTroubleWire,
  columnOf: (name: string) => Column | undefined,
): Unusable<Column> | undefined {
  if (trouble === null || trouble === undefined) return undefined;
  if (trouble === 'no-headings' || trouble === 'no-rows' || trouble === 'encrypted') return { because: trouble };
  if (trouble === 'headings-missing')
    return { because: trouble, missing: (missing ?? []).flatMap((name) => columnOf(name) ?? []) };
  return trouble === 'too-many-rows' && typeof most === 'number'
    ? { because: trouble, most }
    : { because: 'unreadable' };
}
