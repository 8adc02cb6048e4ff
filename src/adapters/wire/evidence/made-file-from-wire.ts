import type { MadeFile } from '../../../application/ports/evidence/material-standards.ts';
import type { MadeFileWire } from '../../../contract/documented/evidence/standard-downloads.ts';

/** A file whose bytes travel in base64. */
export const madeFileFromWire = ({ fileName, mimeType, fileContent }: MadeFileWire): MadeFile => ({ name: fileName, address: `data:${mimeType};base64,${fileContent}` });
