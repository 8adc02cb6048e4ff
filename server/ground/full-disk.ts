import { StartupRefusal, systemCode } from './startup-refusal.ts';

/** Error codes for a full disk or an exhausted quota; the last is PostgreSQL's. */
const fullCodes: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT', '53100']);

export const isFullDisk = (fault: unknown): boolean => fullCodes.has(systemCode(fault));

/** Whether a program's output reports a full disk. */
export const tellsOfFullDisk = (output: string): boolean => /No space left on device|Disk quota exceeded/.test(output);

export function fullDiskRefusal(path: string): StartupRefusal {
  return new StartupRefusal(
    `The disk is full: nothing can be written to ${path}. Make room on it, or set DATA_DIR to a folder on a disk with room; then start again.`,
  );
}

/** Replaces an error of a full disk by a refusal that names the path; returns other errors unchanged. */
export function explainFullDisk(fault: unknown, path: string): unknown {
  return isFullDisk(fault) ? fullDiskRefusal(path) : fault;
}
