/** Why an archive is rejected. `rar`: this kind of archive is not opened. */
export const archiveFlaws = ['bomb', 'too-many', 'nested', 'runs', 'links', 'climbs', 'nothing', 'rar'] as const;
export type ArchiveFlaw = (typeof archiveFlaws)[number];

/** Why an archive is not opened. */
export type ArchiveTrouble = ArchiveFlaw | 'encrypted' | 'unreadable';

/** Maximum number of files in an archive. */
export const maxArchivedFiles = 1_000;
/** Maximum size of all unpacked files, in bytes: four times the largest archive. */
export const maxUnpackedBytes = 256 * 1024 * 1024;
/** Maximum compression ratio, checked from a minimum size. Text shrinks to a tenth, a bomb to a thousandth. */
const greatestRatio = 100;
const ratioFrom = 8 * 1024 * 1024;

const archives =
  /\.(?:zipx?|rar|r\d\d|0\d\d|7z|tar|t?gz|tgz|bz2|lzma|lz4?|xz|z|zst|cab|jar|iso|img|vhdx?|wim|dmg|ace|arj|lzh|uue)$/iu;
const runs =
  /\.(?:exe|dll|com|scr|pif|cpl|xll|msix?|msp|mst|appx|appinstaller|bat|cmd|ps1|psm1|sh|command|run|pyw?|app|apk|deb|rpm|pkg|lnk|url|website|webloc|desktop|rdp|theme|udl|one|scf|inf|reg|gadget|jnlp|application|appref-ms|settingcontent-ms|library-ms|search-ms|msc|diagcab|wsb|chm|hlp|m?js|jse|vbs|vbe|ws[fhc]|sct|hta|iqy|slk|docm|dotm|xlsm|xlsb|xltm|xlam|pptm|ppsm|ppam|accde|s?x?html?|xht|xsl|svg|mht|mhtml|php|aspx?|jsp)$/iu;
/** Extensions of folders that are programs. */
const runningFolder = /\.(?:app|gadget)$/iu;

const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Removes dots and spaces at the end. A loop is used, because a regular expression would be slow for many dots. */
function withoutTail(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.]/u.test(name[end - 1] ?? '')) end -= 1;
  return name.slice(0, end);
}

/**
 * Names that a file may get when it is unpacked. Systems drop invisible characters, trailing dots and spaces, and
 * stream names; some programs cut a name at the first NUL.
 */
function namesOnDisk(path: string): readonly string[] {
  const steps = [path, path.slice(0, path.indexOf('\u0000') + 1)].map(
    (each) => each.replaceAll(unseen, '').split(/[/\\]/u).at(-1) ?? '',
  );
  return steps.flatMap((step) => [step, step.split(':')[0] ?? '']).map(withoutTail);
}

function isIn(path: string, folder: RegExp): boolean {
  return path
    .split(/[/\\]/u)
    .slice(0, -1)
    .some((step) => folder.test(step));
}

/** Whether a path leads out of the folder into which it is unpacked: upwards, or from the root of a disk. */
function climbs(path: string): boolean {
  const plain = path.replaceAll(unseen, '').trim();
  return /^(?:[A-Za-z]:)?[/\\]/u.test(plain) || plain.split(/[/\\]/u).some((step) => step.trim() === '..');
}

/** Whether the unpacked size of an archive marks it as a bomb (document 1, section 5, and beyond it). */
export function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > maxUnpackedBytes || (unpacked > ratioFrom && unpacked > packed * greatestRatio);
}

/**
 * Why an archive of these files is rejected; undefined where it is accepted. Only names are checked here; `aliases` are
 * other names that some programs use for the files.
 */
export function archiveFlaw(paths: readonly string[], aliases: readonly string[] = []): ArchiveFlaw | undefined {
  if (paths.length === 0) return 'nothing';
  if (paths.length > maxArchivedFiles) return 'too-many';
  const called = [...paths, ...aliases];
  if (called.some((path) => namesOnDisk(path).some((name) => archives.test(name)))) return 'nested';
  if (called.some(climbs)) return 'climbs';
  return called.some((path) => isIn(path, runningFolder) || namesOnDisk(path).some((name) => runs.test(name)))
    ? 'runs'
    : undefined;
}

const maxPathCharacters = 300;

/** A path for display: without drive, parent folders and invisible characters. */
export function displayPath(path: string): string {
  const plain = path
    .replaceAll('\\', '/')
    .replaceAll(unseen, '')
    .replace(/^[A-Za-z]:/u, '');
  const steps = plain
    .split('/')
    .map((step) => step.trim())
    .filter((step) => step !== '' && step !== '.' && step !== '..');
  const shown = steps.join('/');
  return shown.length > maxPathCharacters ? `…${shown.slice(-maxPathCharacters)}` : shown;
}
