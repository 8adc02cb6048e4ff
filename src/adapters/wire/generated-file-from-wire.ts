import type { GeneratedFile } from '../../application/ports/generated-file.ts';
import type { GeneratedFileWire } from '../../contract/generated-file.ts';

/** A file whose bytes travel in base64. */
export const generatedFileFromWire = ({ fileName, mimeType, fileContent }: GeneratedFileWire): GeneratedFile => ({
  name: fileName,
  address: `data:${mimeType};base64,${fileContent}`,
});
