/** The bytes to send, both ends inclusive. */
export type RangeAnswer =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly first: number; readonly last: number }
  | { readonly kind: 'unsatisfiable' };

/**
 * Parses a `Range` header for an object of `size` bytes. Several ranges and invalid ones mean the whole object, as HTTP
 * allows.
 */
export function rangeOf(header: string | undefined, size: number): RangeAnswer {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (found === null || (found[1] === '' && found[2] === '')) return { kind: 'whole' };
  const [, from = '', to = ''] = found;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return { kind: 'whole' };
  if (first >= size || first > last) return { kind: 'unsatisfiable' };
  return { kind: 'part', first, last };
}
