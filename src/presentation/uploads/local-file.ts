import type { LocalFile } from '../../application/ports/uploads/document-vault.ts';
import { archiveTroubleOf, foreignPictureOf } from './file-findings.ts';
import { PortFault } from '../../application/ports/port-fault.ts';

/**
 * A file from the browser, with its place if the browser gives one. Its bytes are read when they are needed; a file
 * that was moved meanwhile faults.
 */
export function localFile(file: File, name = file.name, place?: Promise<unknown>): LocalFile {
  return {
    name,
    size: file.size,
    place,
    foreign: foreignPictureOf(file),
    archive: archiveTroubleOf(file),
    bytes: async () => {
      try {
        return new Uint8Array(await file.arrayBuffer());
      } catch {
        throw new PortFault('unexpected-answer', { call: 'read file' });
      }
    },
  };
}
