import type { LocalFile } from '../../application/ports/uploads/document-vault.ts';
import { PortFault } from '../../application/ports/port-fault.ts';

/**
 * A file as the browser hands it over, with its place where that was told. Its bytes are read when its turn comes; one
 * that was moved away meanwhile faults.
 */
export function localFile(file: File, name = file.name, place?: Promise<unknown>): LocalFile {
  return {
    name,
    size: file.size,
    place,
    bytes: async () => {
      try {
        return new Uint8Array(await file.arrayBuffer());
      } catch {
        throw new PortFault('unexpected-answer', { call: 'read file' });
      }
    },
  };
}
