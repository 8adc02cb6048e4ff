import type { MadeFile } from '../../application/ports/made-file.ts';
import type { MadeFileWire } from '../../contract/made-file.ts';

/** Converts a file with its content in base64. */
export const madeFileFromWire = ({ fileName, mimeType, fileContent }: MadeFileWire): MadeFile => ({
  name: fileName,
  address: `data:${mimeType};base64,${fileContent}`,
});
