/** Why an archive is not taken. */
export const archiveFlaws = ['bomb', 'too-many', 'nested', 'runs', 'nothing'] as const;
export type ArchiveFlaw = (typeof archiveFlaws)[number];

/** More files than a person looks through. */
export const mostArchived = 1_000;
/** Bytes that all of them may have unpacked: four times the largest archive. */
export const mostUnpacked = 256 * 1024 * 1024;
/** How many times the archive's own bytes that may be, from so many bytes on: text shrinks to a tenth, what a bomb is made of to a thousandth. */
const greatestRatio = 100;
const ratioFrom = 8 * 1024 * 1024;

const archives = /\.(?:zip|rar|7z|tar|t?gz|tgz|bz2|xz|zst|cab|jar|iso|arj|lzh)$/iu;
const runs = /\.(?:exe|dll|com|scr|msi|bat|cmd|ps1|sh|app|apk|lnk|m?js|jse|vbs|vbe|wsf|hta|reg|docm|xlsm|pptm|x?html?|svg|mht)$/iu;

/** Whether so many bytes have come out of an archive of a size that no more need come (document 1, section 5, and the guard against bombs beyond it). */
export function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > mostUnpacked || (unpacked > ratioFrom && unpacked > packed * greatestRatio);
}

/** Why an archive of these files is not taken: what is in it could not be looked through, or hides more; undefined when it is. Names decide here, as nothing of it is opened. */
export function archiveFlaw(paths: readonly string[]): ArchiveFlaw | undefined {
  if (paths.length === 0) return 'nothing';
  if (paths.length > mostArchived) return 'too-many';
  if (paths.some((path) => archives.test(path.trimEnd()))) return 'nested';
  return paths.some((path) => runs.test(path.trimEnd())) ? 'runs' : undefined;
}

const longestPath = 300;

/** A path as it is shown: no drive, no way upwards, nothing invisible. */
export function shownPath(path: string): string {
  const plain = path.replaceAll('\\', '/').replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').replace(/^[A-Za-z]:/u, '');
  const steps = plain.split('/').map((step) => step.trim()).filter((step) => step !== '' && step !== '.' && step !== '..');
  const shown = steps.join('/');
  return shown.length > longestPath ? `…${shown.slice(-longestPath)}` : shown;
}
