import * as v from 'valibot';
import { parseMoney } from '../domain/money/money.ts';

/** Text of a bounded length, so that no field is a way to fill a disk. */
export const text = (maximum = 200) => v.pipe(v.string(), v.maxLength(maximum));
export const identifier = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,64}$/));

/** A decimal string in yuan. */
export const amount = v.pipe(v.string(), v.check((value) => parseMoney(value) !== undefined, 'not an amount'));
export const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Milliseconds since the epoch. */
export const instant = v.pipe(v.number(), v.integer());

/** A whole number that may travel in a query string. */
export const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
  v.integer(),
);
export const flag = v.pipe(
  v.union([v.boolean(), v.pipe(v.picklist(['true', 'false']), v.transform((value) => value === 'true'))]),
  v.boolean(),
);
/** Several values, comma-separated or with the key repeated; the portal sends commas. */
export const list = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => (typeof value === 'string' ? value.split(',') : value).filter((each) => each !== '')),
  v.array(text(64)),
  v.maxLength(1000),
);
export const nothing = v.object({});
/** Data of calls that answer nothing but success. */
export const done = v.unknown();
export const maybe = v.optional;
