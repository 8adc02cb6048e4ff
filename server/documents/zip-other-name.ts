/** The field in which a file of a zip may have a second name, in UTF-8, behind a sum of the first. */
const field = 0x7075;
const version = 1;
const nameWithin = 5;

/** A second name of a file. Readers go by it where its sum is that of the first name, and some do without looking. */
export interface OtherName {
  readonly name: string;
  readonly fits: boolean;
}

/** The sum that zips have of what they hold (CRC-32). */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xffff_ffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb8_8320 : 0);
  }
  return ~sum >>> 0;
}

/** What is said of a file besides its name; undefined where that goes beyond its end. */
function secondNames(fields: Uint8Array): readonly Uint8Array[] | undefined {
  const view = new DataView(fields.buffer, fields.byteOffset, fields.byteLength);
  const found: Uint8Array[] = [];
  let at = 0;
  while (at + 4 <= fields.length) {
    const [kind, from, end] = [view.getUint16(at, true), at + 4, at + 4 + view.getUint16(at + 2, true)];
    if (kind === field && end > fields.length) return undefined;
    if (kind === field) found.push(fields.subarray(from, end));
    at = end;
  }
  return found;
}

/** The second name that stands in the fields of a file; `damaged` where there are two or none that can be read. */
export function otherName(fields: Uint8Array, name: Uint8Array): OtherName | 'damaged' | undefined {
  const found = secondNames(fields);
  if (found?.length === 0) return undefined;
  const [second, more] = found ?? [];
  if (!second || more || second.length <= nameWithin) return 'damaged';
  const sum = new DataView(second.buffer, second.byteOffset, second.byteLength).getUint32(1, true);
  try {
    return {
      name: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(second.subarray(nameWithin)),
      fits: second[0] === version && sum === sumOf(name),
    };
  } catch {
    return 'damaged';
  }
}

/**
 * The second name of a file by its two headers; `damaged` where they differ in it, where it stands in one alone and
 * does not fit, or where it is a folder's and the first is not.
 */
export function agreedName(
  one: ReturnType<typeof otherName>,
  two: ReturnType<typeof otherName>,
  isFolder: boolean,
): ReturnType<typeof otherName> {
  if (one === 'damaged' || two === 'damaged') return 'damaged';
  const found = one ?? two;
  if (!found) return undefined;
  const isSame = one && two ? one.name === two.name && one.fits === two.fits : found.fits;
  return isSame && found.name.endsWith('/') === isFolder ? found : 'damaged';
}
