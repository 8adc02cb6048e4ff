import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { count, identifier, instant, list, maybe, text } from '../fields.ts';

export const uploadPolicyWire = v.object({
  useOss: v.boolean(),
  fileName: v.string(),
  url: v.nullish(v.string()),
  bucketName: v.nullish(v.string()),
  key: v.nullish(v.string()),
  policy: v.nullish(v.string()),
  sign: v.nullish(v.string()),
  accessKeyId: v.nullish(v.string()),
  callback: v.nullish(v.string()),
  /** Present when the same file has already arrived under the same declaration. */
  pkFile: v.nullish(v.string()),
});

export type UploadForm = v.InferOutput<typeof uploadPolicyWire>;

/** Answer of the storage callback or of the direct upload. */
export const uploadedWire = v.object({ pkFile: v.string() });

export const fileCalls = {
  uploadPolicy: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/files/oss/sts/upload/post-policys',
    source: 'document 1, section 7; size, digest and location are its extra data',
    caller: 'signed-in',
    changes: true,
    request: v.object({
      // Longer than any name may be, so that a name that is too long is refused as such.
      localFileName: text(1000),
      timestamp: maybe(count),
      size: count,
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      /** Absent for a picture of a feedback (document 1, section 5). */
      docMaterialId: maybe(identifier),
      uploadId: identifier,
    }),
    answer: uploadPolicyWire,
  }),
  fileInfo: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/files/pks/{ids}',
    source: 'document 1, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ ids: list }),
    answer: v.array(
      v.object({
        pkFile: v.string(),
        url: v.string(),
        mimeType: v.string(),
        name: v.nullish(v.string()),
        size: v.nullish(v.number()),
        expiresAt: v.nullish(instant),
        /** Entries of an archive; an addition to the documents. */ entries: v.nullish(
          v.array(v.object({ path: v.string(), size: v.number() })),
        ),
      }),
    ),
  }),
  fileDownload: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/files/{id}/download',
    source: 'document 1, section 7 (path proposed)',
    caller: 'signed-in',
    changes: false,
    request: v.object({ id: identifier }),
    answer: v.object({ url: v.string() }),
  }),
};
