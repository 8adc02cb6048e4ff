import { type GeneratedFileWire, generatedFileWire, spreadsheetType } from '../../src/contract/generated-file.ts';
import { wholeOf } from './byte-stream.ts';
import type { Parts } from './parts.ts';
import type { DocumentOrder, SheetOrder } from './ports.ts';
import type { FileRecord } from './records/evidence.ts';
import { Refusal } from './refusal.ts';
import * as v from 'valibot';

/** Maximum size in bytes of a file that is sent within an answer. */
const maxFileBytes = 8 * 1024 * 1024;

/** Encodes bytes in Base64. They are converted in parts, because the number of arguments of a call is limited. */
function base64Of(bytes: Uint8Array): string {
  const part = 0x8000;
  let text = '';
  for (let start = 0; start < bytes.length; start += part)
    text += String.fromCharCode(...bytes.subarray(start, start + part));
  return btoa(text);
}

/** A file in wire format. Refuses with NOT_FOUND an unknown type, and a file that is too large. */
function wireFile(fileName: string, bytes: Uint8Array, mimeType: string): GeneratedFileWire {
  if (bytes.length > maxFileBytes) throw new Refusal('NOT_FOUND');
  const file = v.safeParse(generatedFileWire, { fileName, mimeType, fileContent: base64Of(bytes) });
  if (!file.success) throw new Refusal('NOT_FOUND');
  return file.output;
}

/** Generates files on request. They are not stored and are not evidence. */
export function generatedFiles({
  documents,
  objects,
  fileWriter,
}: Pick<Parts, 'documents' | 'objects' | 'fileWriter'>) {
  return {
    async make(fileName: string, order: DocumentOrder): Promise<GeneratedFileWire> {
      const { bytes, mimeType } = await documents.make(order);
      return wireFile(fileName, bytes, mimeType);
    },
    /** Generates a sheet to fill in or correct. */
    async sheet(fileName: string, order: SheetOrder): Promise<GeneratedFileWire> {
      return wireFile(fileName, await wholeOf(fileWriter.writeSheet(order)), spreadsheetType);
    },
    /** Loads a stored template. */
    async load(file: FileRecord): Promise<GeneratedFileWire> {
      const bytes = file.size <= maxFileBytes ? await objects.get(file.objectKey) : undefined;
      if (!bytes) throw new Refusal('NOT_FOUND');
      return wireFile(file.name, await wholeOf(bytes), file.mimeType);
    },
  };
}
