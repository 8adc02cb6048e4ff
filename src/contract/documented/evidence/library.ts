import * as v from 'valibot';
import { changedAspects } from '../../../domain/evidence/standards/standard-changes.ts';
import { defineCall } from '../../call.ts';
import { flag, identifier, maybe } from '../../fields.ts';

export const changeKinds = ['ADDED', 'REMOVED', 'CHANGED'] as const;

/**
 * Changes of the library's requirements since a package was made from it. The documents name the one field of the
 * request.
 */
export const libraryCalls = {
  /**
   * Answers the differences for a package that is being assembled; for any other package nothing has changed. With
   * `createMaterial` the package takes over the library's present categories, and the answer says what that changed;
   * documents that were given stay. That is refused with NOT_IN_THIS_STATE where the package is not being assembled,
   * and with NOT_PERMITTED where packages of its funder keep their standard.
   */
  libraryCompare: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/certificate/v1/library/comparePrompt/ENTERPRISE/{id}',
    source: 'document 2, section 7: createMaterial',
    caller: 'signed-in',
    changes: true,
    request: v.object({ id: identifier, createMaterial: maybe(flag) }),
    answer: v.object({
      fkStdSnapshotVersionEffect: v.nullish(v.string()),
      /**
       * Whether the changes may be taken over: packages of some funders keep the standard from which they were made.
       */
      canCreateMaterial: v.nullish(v.boolean()),
      categories: v.nullish(
        v.array(
          v.object({
            categoryName: v.string(),
            changeType: v.picklist(changeKinds),
            required: v.nullish(v.boolean()),
            aspects: v.nullish(v.array(v.picklist(changedAspects))),
          }),
        ),
      ),
    }),
  }),
};
