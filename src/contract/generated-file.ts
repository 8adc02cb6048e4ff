import * as v from 'valibot';
import { text } from './fields.ts';

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const textDocumentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * A file that is made for the request and not stored. The documents do not say how its bytes are sent: they are sent in
 * base64.
 */
export const generatedFileWire = v.object({
  fileName: text(200),
  mimeType: v.picklist(['application/pdf', 'image/png', 'image/jpeg', spreadsheetType, textDocumentType]),
  fileContent: v.pipe(v.string(), v.base64()),
});
export type GeneratedFileWire = v.InferOutput<typeof generatedFileWire>;
