import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { identifier, nothing } from '../../fields.ts';
import { bookFields } from './book-mapping.ts';

/** Requirements of a funder. */
export const standardCalls = {
  libraryFeature: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/certificate/v1/library/feature',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.object({ libraryState: v.nullish(v.string()) }),
  }),
  effectiveStandard: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/credits/docs/stds/apvit',
    source: 'document 2, section 7',
    caller: 'signed-in',
    changes: false,
    request: v.object({ ...bookFields, fkCorpCore: identifier, fkFinance: identifier }),
    answer: v.object({
      fkStdSnapshotVersionEffect: v.string(),
      categories: v.nullish(
        v.array(
          v.object({
            categoryName: v.string(),
            docUploadStage: v.string(),
            required: v.nullish(v.boolean()),
            docStdCategoryId: v.nullish(v.string()),
            /** Whether a template is available for it. */
            hasTemplate: v.nullish(v.boolean()),
            /** Whether it is edited before it is signed. */
            templateEdited: v.nullish(v.boolean()),
          }),
        ),
      ),
    }),
  }),
};
