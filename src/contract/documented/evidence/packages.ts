import * as v from 'valibot';
import { maxReasonCharacters } from '../../../domain/evidence/materials/expedite-requests.ts';
import { isBlank } from '../../../domain/text/invisible-characters.ts';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { count, date, done, identifier, instant, list, maybe, text } from '../../fields.ts';
import { bookFields } from './book-mapping.ts';
import { anyPackageConditions, packageWire } from './package-list.ts';

export const confirmRequest = v.object({
  docDatumId: identifier,
  dataVersion: count,
  fkStdSnapshotVersionEffect: maybe(text(64)),
  taskSegment: v.literal('CORP'),
  /** Extension `item-revisions`: every item as the submitter last saw it. */
  seenItems: maybe(v.pipe(v.array(v.object({ docFileId: identifier, revision: count })), v.maxLength(1000))),
});

/** The reason for a request to the platform; it must contain something readable. */
export const toldReason = v.pipe(
  text(maxReasonCharacters),
  v.trim(),
  v.check((reason) => !isBlank(reason), 'not a reason'),
);

export const packageReference = v.object({ docDatumId: identifier, dataVersion: count });
export const versionAnswer = v.object({ dataVersion: v.nullish(v.number()) });

export const packageCalls = {
  packageCreate: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/create',
    source: 'document 2, sections 3 and 4',
    caller: 'signed-in',
    changes: true,
    keepsAnswer: true,
    request: v.object({
      ...bookFields,
      fkCredit: list,
      fkFinance: identifier,
      libraryState: maybe(text(32)),
      fkStdSnapshotVersionEffect: maybe(text(64)),
    }),
    answer: v.object({ docDatumId: v.string(), dataVersion: v.nullish(v.number()) }),
  }),
  packageFind: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/mps/v1/certificate/doc/datum/find',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ docDatumId: identifier }),
    answer: packageWire,
  }),
  packageSteps: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/mps/v1/certificate/doc/datum/steps',
    source: 'document 2, sections 4 and 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ docDatumId: identifier }),
    answer: v.nullish(v.array(v.object({ stepCode: v.string(), stepName: v.nullish(v.string()) }))),
  }),
  packageConfirm: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/confirm',
    source: 'document 2, sections 4 and 7',
    caller: 'signed-in',
    changes: true,
    keepsAnswer: true,
    request: confirmRequest,
    answer: versionAnswer,
  }),
  packageModify: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/modify',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: true,
    request: packageReference,
    answer: versionAnswer,
  }),
  packageClaim: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/claim',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: true,
    request: packageReference,
    answer: versionAnswer,
  }),
  expectedAnswer: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/cal-audit-time',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    request: v.object({ docDatumId: identifier }),
    answer: v.object({
      expectedDate: v.nullish(date),
      /** The date is in a year whose days off have not been announced, and may move. */
      about: v.nullish(v.boolean()),
    }),
  }),
  submitCheck: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/corp/submit/check',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ docDatumId: identifier, docFileType: maybe(text(64)) }),
    answer: v.object({
      missing: v.nullish(
        v.array(v.object({ docMaterialId: v.string(), docFileId: v.nullish(v.string()), message: v.string() })),
      ),
    }),
  }),
  /**
   * All packages that the conditions select at once, the newest first; only of one book where it is named. The
   * reference back end refuses with LIST_TOO_LONG where there are too many.
   */
  wholePackages: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/list/by-condition',
    source: 'document 2, section 7: without pages',
    caller: 'signed-in',
    changes: false,
    request: v.object(anyPackageConditions),
    answer: v.array(packageWire),
  }),
  needSubmit: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/doc/datum/check/need/submit',
    source: 'document 2, section 7, which names no fields: whether the company still has to submit the package',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    request: v.object({ docDatumId: identifier }),
    answer: v.nullish(v.boolean()),
  }),
  packageExpedite: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/mps/v1/certificate/urgent/operate-by-doc',
    source: 'document 2, section 7, which names no fields; checklist F-231',
    caller: 'signed-in',
    changes: true,
    keepsAnswer: true,
    request: v.object({ docDatumId: identifier, reason: toldReason }),
    answer: done,
  }),
  packageChangeRequest: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/pending/doc/datum/modify/{id}',
    source: 'document 2, section 7, which names no fields; checklist F-231',
    caller: 'signed-in',
    changes: true,
    keepsAnswer: true,
    request: v.object({ id: identifier, reason: toldReason }),
    answer: done,
  }),
  operationLog: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/certificate/doc/operation-log/datum/find/state',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    request: v.object({ docDatumId: identifier }),
    answer: v.array(
      v.object({
        operateTime: instant,
        operateType: v.string(),
        operatorName: v.nullish(v.string()),
        operatorSide: v.nullish(v.string()),
        remark: v.nullish(v.string()),
        /** For a return: each document with its reason. The remark gives the number of documents. */
        returnedFiles: v.nullish(
          v.array(
            v.object({
              docFileType: v.string(),
              categoryName: v.nullish(v.string()),
              number: v.nullish(v.string()),
              fileName: v.nullish(v.string()),
              approveReason: v.nullish(v.string()),
            }),
          ),
        ),
        /**
         * For a correction by the platform: each changed document with its fields before and after, under their wire
         * names.
         */
        correctedFiles: v.nullish(
          v.array(
            v.object({
              docFileType: v.string(),
              categoryName: v.nullish(v.string()),
              number: v.nullish(v.string()),
              fileName: v.nullish(v.string()),
              fields: v.nullish(
                v.array(
                  v.object({ fieldName: v.string(), before: v.nullish(v.string()), after: v.nullish(v.string()) }),
                ),
              ),
            }),
          ),
        ),
      }),
    ),
  }),
};
