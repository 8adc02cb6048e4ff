import { crc32 } from '../../src/domain/uploads/crc32.ts';

/** The extra field with a file's name in UTF-8, behind a checksum of its first name (Info-ZIP Unicode Path). */
const field = 0x7075;
const version = 1;
const nameWithin = 5;

/** A second name of a file, in Unicode. */
export interface UnicodeName {
  readonly name: string;
  /** Whether its checksum is that of the first name. Some programs use the second name in any case. */
  readonly matchesName: boolean;
}

/** The contents of all Unicode name fields; undefined when one is longer than the extra fields. */
function unicodeNameFields(fields: Uint8Array): readonly Uint8Array[] | undefined {
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

/** Reads the Unicode name from the extra fields of a file; `damaged` when there are two, or one that is invalid. */
export function readUnicodeName(fields: Uint8Array, name: Uint8Array): UnicodeName | 'damaged' | undefined {
  const found = unicodeNameFields(fields);
  if (found?.length === 0) return undefined;
  const [second, more] = found ?? [];
  if (!second || more || second.length <= nameWithin) return 'damaged';
  const sum = new DataView(second.buffer, second.byteOffset, second.byteLength).getUint32(1, true);
  try {
    return {
      name: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(second.subarray(nameWithin)),
      matchesName: second[0] === version && sum === crc32(name),
    };
  } catch {
    return 'damaged';
  }
}

/**
 * The Unicode name of a file by its two headers. `damaged` when the headers differ, when only one has a name and it
 * does not match the first name, or when one of the two names is a folder's and the other is not.
 */
export function reconcileUnicodeNames(
  one: ReturnType<typeof readUnicodeName>,
  two: ReturnType<typeof readUnicodeName>,
  isFolder: boolean,
): ReturnType<typeof readUnicodeName> {
  if (one === 'damaged' || two === 'damaged') return 'damaged';
  const found = one ?? two;
  if (!found) return undefined;
  const isSame = one && two ? one.name === two.name && one.matchesName === two.matchesName : found.matchesName;
  return isSame && found.name.endsWith('/') === isFolder ? found : 'damaged';
}
