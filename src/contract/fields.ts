import * as v from 'valibot';
import { isSupportedDate } from '../domain/calendar/plain-date.ts';
import { isWithinWireLimit, isEnterable, parseMoney } from '../domain/money/money.ts';

/**
 * Whether a text can be stored anywhere: it has no half of a surrogate pair, and no NUL, which PostgreSQL does not
 * accept.
 */
const writable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');

/** Text of a bounded length, so that no field can fill the disk. */
export const text = (maximum = 200) => v.pipe(v.string(), v.maxLength(maximum), v.check(writable, 'not a text'));
export const identifier = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,64}$/));

/** A decimal string in yuan, up to 99999999999999.98 (document 1, section 5). */
export const amount = v.pipe(
  v.string(),
  v.check((value) => isWithinWireLimit(parseMoney(value)), 'not an amount'),
);
/** A decimal string in yuan that an entry field takes: from 0 to 99999999999.98 (document 1, section 5). */
export const enteredAmount = v.pipe(
  v.string(),
  v.check((value) => isEnterable(parseMoney(value)), 'not an amount that may be entered'),
);
export const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A day that exists, of the centuries that a calendar of trade may name. */
export const askedDate = v.pipe(v.string(), v.check(isSupportedDate, 'no such day'));
/** Milliseconds since the epoch. */
export const instant = v.pipe(v.number(), v.integer());

/** A whole number from `least` to `most` that may travel in a query string. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );
/** A number of up to fifteen digits, which JavaScript represents exactly. */
export const count = whole(0, 999_999_999_999_999);
/** Pages count from 1, up to a million. */
export const page = whole(1, 1_000_000);
export const pageSize = whole(1, 200);
export const flag = v.pipe(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((value) => value === 'true'),
    ),
  ]),
  v.boolean(),
);
/** The values of a filter. */
export const texts = v.pipe(v.array(text(32)), v.maxLength(100));
/** Several values, comma-separated or with the key repeated; the portal sends commas. */
export const list = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => (typeof value === 'string' ? value.split(',') : value).filter((each) => each !== '')),
  v.maxLength(1000),
  v.array(text(64)),
);
export const nothing = v.object({});
/** Answer of calls that return nothing but success. */
export const done = v.unknown();
export const maybe = v.optional;
