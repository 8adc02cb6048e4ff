import type { FileRecord } from '../../../core/records/evidence.ts';

/** The storage fields of a file that was generated, not uploaded. */
export function fieldsWithoutUpload(
  objectKey: string,
): Pick<
  FileRecord,
  'objectKey' | 'promisedKey' | 'transport' | 'partUpload' | 'attempts' | 'promisedUntil' | 'scan' | 'submittedAt'
> {
  return {
    objectKey,
    promisedKey: objectKey,
    transport: 'api',
    partUpload: undefined,
    attempts: 0,
    promisedUntil: 0,
    scan: 'not-scanned',
    submittedAt: undefined,
  };
}
