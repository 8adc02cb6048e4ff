import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { identifier, instant, whole } from '../fields.ts';
import { maxArchivedFiles } from '../../domain/uploads/archive-limits.ts';

/** Content of an archive, file by file (document 1, section 7, gives the addresses of whole files alone). */
export const archiveExtensions = {
  archiveEntry: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/files/archives/entry',
    source: 'one file of an archive, by its position in the list that comes with the archive’s address',
    caller: 'signed-in',
    changes: false,
    extension: 'archive-entries',
    /** Indexes count from 0. */
    isSlow: true,
    request: v.object({ pkFile: identifier, index: whole(0, maxArchivedFiles) }),
    answer: v.object({
      /** A file that can be shown: an address to view it, another to save it, and its media type. */
      file: v.nullish(
        v.object({
          url: v.string(),
          downloadUrl: v.string(),
          mimeType: v.string(),
          name: v.string(),
          size: v.number(),
          expiresAt: instant,
        }),
      ),
      /** Otherwise, why it is not shown. */
      unshown: v.nullish(v.string()),
    }),
  }),
};
