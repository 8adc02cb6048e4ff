/** Names that every object has: a lookup of one in a plain object finds an inherited value. */
export const inheritedNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'] as const;

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = { within: [value] };
  return value;
}

const many = Array.from({ length: 100_000 }, (_unused, index) => `id-${index}`);

/** Values that no clerk sends, for any field. */
export const absurdValues: readonly unknown[] = [
  null,
  true,
  {},
  [],
  [[1]],
  [null],
  [{}],
  nested(2000),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0,
  1.5,
  1e300,
  2 ** 53,
  '',
  ' ',
  '-1',
  '0',
  '1.5',
  '1e300',
  'NaN',
  '٣',
  '999999999999999',
  '9999999999999999',
  '275760-09-13',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
  '1899-12-31',
  '3000-01-01',
  '-0.01',
  '99999999999.99',
  '999999999999999.99',
  '0x10',
  '\u0000',
  'a\u0000b',
  ['\u0000'],
  '\uD800',
  'x\uDC00',
  ['\uD800'],
  "'; drop table portal.users; --",
  '%',
  '\\',
  '_',
  '../../etc/passwd',
  '<script>',
  'x'.repeat(1_000_000),
  many,
  many.join(','),
  ...inheritedNames,
];
