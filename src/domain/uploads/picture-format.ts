import { extensionOf } from './file-name.ts';

/** Formats of cameras, messengers and scanners that slots accept only after conversion. */
export const foreignFormats = ['heic', 'webp', 'avif', 'tiff'] as const;
export type ForeignFormat = (typeof foreignFormats)[number];

/** Number of first bytes from which a format is determined. */
export const formatHead = 64;

const extensions: Readonly<Record<ForeignFormat, readonly string[]>> = {
  heic: ['heic', 'heif', 'hif', 'heics', 'heifs'],
  webp: ['webp'],
  avif: ['avif', 'avifs'],
  tiff: ['tif', 'tiff'],
};

/** Brands of the ISO container; the first known one decides. `mif1` and `msf1` alone do not tell AVIF from HEIC. */
const brands: ReadonlyMap<string, ForeignFormat> = new Map<string, ForeignFormat>([
  ...(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'] as const).map(
    (brand) => [brand, 'heic'] as const,
  ),
  ...(['avif', 'avis'] as const).map((brand) => [brand, 'avif'] as const),
]);
const commonBrands = ['mif1', 'msf1', 'mif2', 'miaf'];

function latin(bytes: Uint8Array, from: number, until: number): string {
  return String.fromCodePoint(...bytes.subarray(from, until));
}

function formatOfContainer(head: Uint8Array): ForeignFormat | undefined {
  const length = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const end = Math.min(length, head.length);
  const named = [latin(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) named.push(latin(head, at, at + 4));
  const known = named.flatMap((brand) => brands.get(brand) ?? []);
  return known[0] ?? (named.some((brand) => commonBrands.includes(brand)) ? 'heic' : undefined);
}

/** The foreign format of a picture by its first bytes; undefined for every other file. */
export function foreignFormat(head: Uint8Array): ForeignFormat | undefined {
  if (head.length < 12) return undefined;
  const mark = latin(head, 0, 4);
  if (mark === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'webp';
  if (['II*\u0000', 'MM\u0000*', 'II+\u0000', 'MM\u0000+'].includes(mark)) return 'tiff';
  return latin(head, 4, 8) === 'ftyp' ? formatOfContainer(head) : undefined;
}

/** The foreign format that the extension of a file name states. */
export function namedFormat(fileName: string): ForeignFormat | undefined {
  const extension = extensionOf(fileName);
  return foreignFormats.find((format) => extensions[format].includes(extension));
}

/** Extensions of pictures that browsers convert when they are picked. */
export const convertedExtensions: readonly string[] = ['webp', 'avif', 'tif', 'tiff'];

export type ConvertedType = 'image/jpeg' | 'image/png';

/** The type to which a picture is converted: PNG where its name says so, otherwise JPEG. */
export const convertedType = (fileName: string): ConvertedType =>
  extensionOf(fileName) === 'png' ? 'image/png' : 'image/jpeg';

/** The name of a converted picture: the user's own, followed by an extension where its own is not that of the type. */
export function convertedName(fileName: string): string {
  return ['jpg', 'jpeg', 'png'].includes(extensionOf(fileName)) ? fileName : `${fileName}.jpg`;
}

/** Why a picture in a foreign format cannot be converted. */
export interface ForeignPicture {
  readonly format: ForeignFormat;
  readonly flaw: 'undecodable' | 'too-many-pixels' | 'several-pages';
}
