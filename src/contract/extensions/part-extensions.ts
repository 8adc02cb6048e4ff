import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { fileCalls } from '../documented/files.ts';
import { count, identifier, text } from '../fields.ts';

const md5 = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const fileName = text(200);

/**
 * Upload of a file in parts, so that a broken connection costs one part of it (beyond document 1, section 7, whose
 * upload form takes a file whole).
 */
export const partExtensions = {
  beginParts: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/files/parts',
    source:
      'starts an upload in parts, or reports the progress of the upload with this number; the declaration is that of the upload form',
    caller: 'signed-in',
    changes: true,
    extension: 'upload-parts',
    request: fileCalls.uploadPolicy.request,
    answer: v.object({
      /** Present when the same file has already arrived under the same declaration. */
      pkFile: v.nullish(v.string()),
      /** Undefined where the store accepts no parts: the client then uses the upload form. */
      upload: v.nullish(
        v.object({
          fileName: v.string(),
          partBytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
          parts: v.array(v.object({ number: v.number(), size: v.number(), md5: v.string() })),
        }),
      ),
    }),
  }),
  signPart: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/files/parts/address',
    source: 'the address of one part, valid for exactly these bytes and for some minutes',
    caller: 'signed-in',
    changes: true,
    extension: 'upload-parts',
    request: v.object({ fileName, number: v.pipe(count, v.minValue(1)), md5 }),
    answer: v.object({ url: v.string(), headers: v.record(v.string(), v.string()) }),
  }),
  completeParts: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/files/parts/complete',
    source: 'completes an upload whose parts have all arrived; the file is inspected like any other',
    caller: 'signed-in',
    changes: true,
    extension: 'upload-parts',
    request: v.object({ fileName }),
    answer: v.object({ pkFile: v.string() }),
  }),
  openParts: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/files/parts/open',
    source: 'the caller’s own unfinished uploads in parts into a package',
    caller: 'signed-in',
    changes: false,
    extension: 'upload-parts',
    request: v.object({ docDatumId: identifier }),
    answer: v.object({
      uploads: v.array(
        v.object({
          uploadId: v.string(),
          fileName: v.string(),
          docMaterialId: v.string(),
          sha256: v.string(),
          /** Name of the file on the user's device. */
          localFileName: v.string(),
          /** Size in bytes, and the bytes that have arrived. */
          size: v.number(),
          kept: v.number(),
        }),
      ),
    }),
  }),
  abortParts: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/files/parts/abort',
    source: 'cancels an upload and deletes its parts',
    caller: 'signed-in',
    changes: true,
    extension: 'upload-parts',
    request: v.object({ fileName }),
    answer: v.object({}),
  }),
};
