import * as v from 'valibot';
import { maxViews } from '../../../domain/evidence/shared/kept-views.ts';
import { defineCall } from '../../call.ts';
import { count, maybe, text } from '../../fields.ts';

/** A saved view. An unknown parameter is refused, not dropped. */
const viewWire = v.strictObject({ name: text(200), address: text(2000) });
/** The list that views belong to: the list of all books where none is named. */
const listFields = { docType: maybe(text(32)), docScene: maybe(text(32)) };

/** Saved views of the caller for a list, on any device. */
export const viewExtensions = {
  keptViews: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/views',
    source: 'beyond the documents: saved views of a list',
    caller: 'signed-in',
    changes: false,
    extension: 'kept-views',
    request: v.object(listFields),
    /** The revision is 0 while no view was saved. */
    answer: v.object({
      revision: count,
      views: v.array(v.object({ name: v.string(), address: v.string() })),
      usual: v.nullish(v.string()),
    }),
  }),
  /**
   * All views of a list at once, guarded by the revision last seen: refused with VIEWS_STALE where another window or
   * device has saved something since.
   */
  keepViews: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/views',
    source: 'beyond the documents: saved views of a list',
    caller: 'signed-in',
    changes: true,
    isPersonal: true,
    extension: 'kept-views',
    request: v.object({
      ...listFields,
      revision: count,
      views: v.pipe(v.array(viewWire), v.maxLength(maxViews)),
      usual: maybe(text(200)),
    }),
    answer: v.object({ revision: count }),
  }),
};
