import { extensionOf, isPlainFileName, maxFileNameCharacters } from './file-name.ts';
import type { ArchiveFlaw, ArchiveTrouble } from './archive-limits.ts';
import { namedFormat, type ForeignPicture } from './picture-format.ts';

/** Accepted files: extensions in lower case without the dot, each with its maximum size in kilobytes (1024 bytes). */
export interface FileLimits {
  readonly maximumKilobytes: Readonly<Record<string, number>>;
  /** Maximum number of files of one item. */
  readonly maximumFiles: number;
}

export const parallelUploads = 5;

export type FileRefusal =
  | { readonly because: 'extension-not-allowed'; readonly allowed: readonly string[] }
  /** A picture in a format that no slot accepts. */
  | ({ readonly because: 'foreign-picture'; readonly allowed: readonly string[] } & ForeignPicture)
  | { readonly because: 'too-large'; readonly limitMegabytes: number }
  /** A zip that could not be unpacked in the browser. */
  | { readonly because: 'archive-refused'; readonly what: ArchiveFlaw }
  | { readonly because: 'encrypted' | 'unreadable' }
  | { readonly because: 'bad-name'; readonly most: number }
  | { readonly because: 'empty-file' };

export { extensionOf };

/** Order in which extensions are listed, because the order of an object's keys is arbitrary. */
const extensionOrder = ['jpg', 'jpeg', 'png', 'pdf', 'xml', 'ofd', 'xlsx', 'xls'];

/** The extensions of a place, always in the same order. */
export function allowedExtensions(limits: FileLimits): readonly string[] {
  const rank = (extension: string): number =>
    extensionOrder.includes(extension) ? extensionOrder.indexOf(extension) : extensionOrder.length;
  return Object.keys(limits.maximumKilobytes).toSorted(
    (one, other) => rank(one) - rank(other) || (one < other ? -1 : 1),
  );
}

/** Whether a place accepts pictures. */
export const takesPictures = (limits: FileLimits): boolean =>
  ['jpg', 'jpeg', 'png'].some((extension) => Object.hasOwn(limits.maximumKilobytes, extension));

/** A selected file. `foreign`: its picture format by content, where no slot accepts it. */
export interface PickedName {
  readonly name: string;
  readonly size: number;
  readonly foreign?: ForeignPicture | undefined;
  /** Why a zip could not be unpacked in the browser; undefined for others. */
  readonly archive?: ArchiveTrouble | undefined;
}

function foreignPicture({ name, foreign }: PickedName): ForeignPicture | undefined {
  const format = namedFormat(name);
  return foreign ?? (format && { format, flaw: 'undecodable' });
}

/** Why a file of this name and size (bytes) cannot be uploaded here; undefined where it can (document 1, section 5). */
export function fileRefusal(file: PickedName, limits: FileLimits): FileRefusal | undefined {
  if (!isPlainFileName(file.name)) return { because: 'bad-name', most: maxFileNameCharacters };
  const extension = extensionOf(file.name);
  if (file.archive === 'encrypted' || file.archive === 'unreadable') return { because: file.archive };
  if (file.archive) return { because: 'archive-refused', what: file.archive };
  const foreign = takesPictures(limits) ? foreignPicture(file) : undefined;
  if (foreign) return { because: 'foreign-picture', ...foreign, allowed: allowedExtensions(limits) };
  const kilobytes = Object.hasOwn(limits.maximumKilobytes, extension) ? limits.maximumKilobytes[extension] : undefined;
  if (kilobytes === undefined) return { because: 'extension-not-allowed', allowed: allowedExtensions(limits) };
  if (file.size > kilobytes * 1024) return { because: 'too-large', limitMegabytes: kilobytes / 1024 };
  return file.size === 0 ? { because: 'empty-file' } : undefined;
}
