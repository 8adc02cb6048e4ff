/** Why an archive is not taken. */
export const archiveFlaws = ['bomb', 'too-many', 'nested', 'runs', 'links', 'nothing'] as const;
export type ArchiveFlaw = (typeof archiveFlaws)[number];

/** More files than a person looks through. */
export const mostArchived = 1_000;
/** Bytes that all of them may have unpacked: four times the largest archive. */
export const mostUnpacked = 256 * 1024 * 1024;
/**
 * How many times the archive's own bytes that may be, from so many bytes on: text shrinks to a tenth, what a bomb is
 * made of to a thousandth.
 */
const greatestRatio = 100;
const ratioFrom = 8 * 1024 * 1024;

const archives =
  /\.(?:zipx?|rar|r\d\d|0\d\d|7z|tar|t?gz|tgz|bz2|lzma|lz4?|xz|z|zst|cab|jar|iso|img|vhdx?|wim|dmg|ace|arj|lzh|uue)$/iu;
const runs =
  /\.(?:exe|dll|com|scr|pif|cpl|xll|msix?|msp|mst|appx|appinstaller|bat|cmd|ps1|psm1|sh|command|run|pyw?|app|apk|deb|rpm|pkg|lnk|url|website|webloc|desktop|rdp|theme|udl|one|scf|inf|reg|gadget|jnlp|application|appref-ms|settingcontent-ms|library-ms|search-ms|msc|diagcab|wsb|chm|hlp|m?js|jse|vbs|vbe|ws[fhc]|sct|hta|iqy|slk|docm|dotm|xlsm|xlsb|xltm|xlam|pptm|ppsm|ppam|accde|s?x?html?|xht|xsl|svg|mht|mhtml|php|aspx?|jsp)$/iu;
/** A folder that is a program. */
const runningFolder = /\.(?:app|gadget)$/iu;

const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Step by step: an expression for what ends a name would begin anew at each of ten thousand dots. */
function withoutTail(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.]/u.test(name[end - 1] ?? '')) end -= 1;
  return name.slice(0, end);
}

/**
 * What a file may be called once it is unpacked: systems leave out signs that nobody sees, dots and spaces at the end,
 * and a second stream's name; some programs end a name at its first NUL.
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

/**
 * Whether so many bytes have come out of an archive of a size that no more need come (document 1, section 5, and the
 * guard against bombs beyond it).
 */
export function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > mostUnpacked || (unpacked > ratioFrom && unpacked > packed * greatestRatio);
}

/**
 * Why an archive of these files is not taken: what is in it could not be looked through, or hides more; undefined when
 * it is. Names decide here, as nothing of it is opened; `aliases` are what some programs call a few of them instead.
 */
export function archiveFlaw(paths: readonly string[], aliases: readonly string[] = []): ArchiveFlaw | undefined {
  if (paths.length === 0) return 'nothing';
  if (paths.length > mostArchived) return 'too-many';
  const called = [...paths, ...aliases];
  if (called.some((path) => namesOnDisk(path).some((name) => archives.test(name)))) return 'nested';
  return called.some((path) => isIn(path, runningFolder) || namesOnDisk(path).some((name) => runs.test(name)))
    ? 'runs'
    : undefined;
}

const longestPath = 300;

/** A path as it is shown: no drive, no way upwards, nothing invisible. */
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
  return shown.length > longestPath ? `…${shown.slice(-longestPath)}` : shown;
}
