import { zipSync, type Zippable } from 'fflate';
import { crc32 } from 'node:zlib';

/** A link in a RAR of the newer kind: to a Unix path (1), or to a file of the archive (4). */
export function newerLink(kind: 1 | 4, target: string): Uint8Array {
  const record = joined(variable(5), variable(kind), variable(0), variable(target.length), utf8(target));
  return joined(variable(record.length), record);
}

/** Files of an archive by their paths. */
export type Packed = Readonly<Record<string, Uint8Array>>;

/** A zip; a file can have the operating system and its attributes. */
export function zipOf(files: Zippable): Uint8Array {
  return zipSync(files);
}

/** The same with names in another encoding that are not marked as UTF-8. */
export function zipWithNames(files: readonly (readonly [Uint8Array, Uint8Array])[]): Uint8Array {
  const stand = files.map(([name], index) => `${index}`.padEnd(name.length, 'X'));
  const zip = zipOf(Object.fromEntries(files.map(([, bytes], index) => [stand[index] ?? '', bytes])));
  for (const [index, [name]] of files.entries()) {
    const wanted = new TextEncoder().encode(stand[index]);
    for (let at = 0; at <= zip.length - wanted.length; at += 1)
      if (wanted.every((byte, place) => zip[at + place] === byte)) zip.set(name, at);
  }
  return zip;
}

/** The extra field of a file in a zip with its second name, after the checksum of the first one. */
export function secondName(
  second: string | Uint8Array,
  first: string | Uint8Array,
): { readonly extra: Readonly<Record<number, Uint8Array>> } {
  const bytes = (name: string | Uint8Array): Uint8Array => (typeof name === 'string' ? utf8(name) : name);
  return { extra: { 0x7075: joined([1], little(crc32(bytes(first)), 4), bytes(second)) } };
}

/**
 * The same zip, in which one of the two second names of each file has an unknown type: the one before the file, or the
 * one in the directory.
 */
export function withoutSecondName(zip: Uint8Array, where: 'file' | 'directory'): Uint8Array {
  const places = [...zip.keys()].filter((at) => zip[at] === 0x75 && zip[at + 1] === 0x70);
  const copy = Uint8Array.from(zip);
  for (const [turn, at] of places.entries()) if (turn < places.length / 2 === (where === 'file')) copy[at] = 0x76;
  return copy;
}

/** A zip whose directory and first file both have the encryption flag. */
export function sealedZip(files: Packed): Uint8Array {
  const zip = zipOf(files);
  for (let at = 0; at < zip.length - 4; at += 1) {
    const mark = [zip[at], zip[at + 1], zip[at + 2], zip[at + 3]].join(' ');
    if (mark === '80 75 3 4') zip[at + 6] = (zip[at + 6] ?? 0) | 1;
    if (mark === '80 75 1 2') zip[at + 8] = (zip[at + 8] ?? 0) | 1;
  }
  return zip;
}

const joined = (...parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const little = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_unused, index) => Math.floor(value / 256 ** index) % 256);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Seven bits per byte, the lowest first. */
const variable = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) | 128, ...variable(Math.floor(value / 128))];

function newerBlock(body: Uint8Array): Uint8Array {
  const sized = joined(variable(body.length), body);
  return joined(little(crc32(sized), 4), sized);
}

/** A RAR of the newer kind with uncompressed files; a path that ends with a slash is a folder. */
export function newerRar(files: Packed, isSealed = false, links: Packed = {}): Uint8Array {
  const sealed = isSealed
    ? joined(variable(35), variable(1), variable(0), variable(0), [15], new Uint8Array(31))
    : undefined;
  const blocks = Object.entries({ ...files, ...links }).map(([path, content]) => {
    const [name, link, attributes] = [
      utf8(path.replace(/\/$/u, '')),
      links[path],
      path.endsWith('/') ? { flags: 5, mode: 0o040755 } : { flags: 4, mode: 0o100644 },
    ];
    const [bytes, seal] = [link ? new Uint8Array() : content, link ?? sealed];
    const head = joined(
      variable(2),
      variable(seal ? 3 : 2),
      seal ? variable(seal.length) : [],
      variable(bytes.length),
      variable(attributes.flags),
      variable(bytes.length),
      variable(attributes.mode),
      little(crc32(bytes), 4),
      variable(0),
      variable(1),
      variable(name.length),
      name,
      seal ?? [],
    );
    return joined(newerBlock(head), bytes);
  });
  return joined(
    utf8('Rar!'),
    [0x1a, 7, 1, 0],
    newerBlock(Uint8Array.from([1, 0, 0])),
    ...blocks,
    newerBlock(Uint8Array.from([5, 0, 0])),
  );
}

function olderBlock(body: Uint8Array): Uint8Array {
  return joined(little(crc32(body) % 65_536, 2), body);
}

/** The Unicode name of a file in a RAR of the older kind, with two bytes for each character. */
export function olderUnicode(name: string): Uint8Array {
  const groups = Array.from({ length: Math.ceil(name.length / 4) }, (_unused, index) =>
    name.slice(index * 4, index * 4 + 4),
  );
  return joined(
    utf8('?'.repeat(name.length)),
    [0, 0],
    ...groups.flatMap((group) => [
      [0b10_10_10_10],
      [...group].flatMap((character) => little(character.charCodeAt(0), 2)),
    ]),
  );
}

/** A RAR of the older kind with uncompressed files. */
export function olderRar(
  files: readonly (readonly [name: Uint8Array, bytes: Uint8Array])[],
  isUnicode = false,
  mode = 0x20,
): Uint8Array {
  const blocks = files.map(([name, bytes]) =>
    joined(
      olderBlock(
        joined(
          [0x74],
          little(isUnicode ? 0x8200 : 0x8000, 2),
          little(32 + name.length, 2),
          little(bytes.length, 4),
          little(bytes.length, 4),
          [mode === 0x20 ? 2 : 3],
          little(crc32(bytes), 4),
          little(0x5a5a5a5a, 4),
          [29, 0x30],
          little(name.length, 2),
          little(mode, 4),
          name,
        ),
      ),
      bytes,
    ),
  );
  return joined(
    utf8('Rar!'),
    [0x1a, 7, 0],
    olderBlock(joined([0x73], little(0, 2), little(13, 2), new Uint8Array(6))),
    ...blocks,
    olderBlock(joined([0x7b], little(0x4000, 2), little(7, 2))),
  );
}
