import { GroundRefusal, systemCode } from './ground-refusal.ts';

/** No room on the disk, or none left for this user; the last is how PostgreSQL says it. */
const fullCodes: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT', '53100']);

export const isFullDisk = (fault: unknown): boolean => fullCodes.has(systemCode(fault));

/** Whether a program complains of a full disk. */
export const tellsOfFullDisk = (output: string): boolean => /No space left on device|Disk quota exceeded/.test(output);

export function fullDiskRefusal(path: string): GroundRefusal {
  return new GroundRefusal(
    `The disk is full: nothing can be written to ${path}. Make room on it, or set DATA_DIR to a folder on a disk with room; then start again.`,
  );
}

/** What to throw in place of a fault: the full disk by its path, or the fault itself when it is another. */
export function explainFullDisk(fault: unknown, path: string): unknown {
  return isFullDisk(fault) ? fullDiskRefusal(path) : fault;
}
