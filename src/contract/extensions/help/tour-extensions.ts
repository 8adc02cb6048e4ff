import * as v from 'valibot';
import { tourNames } from '../../../domain/help/shared/tour.ts';
import { defineCall } from '../../call.ts';
import { done, nothing } from '../../fields.ts';

/** Tours that the caller has seen, on any device and in any of their enterprises. */
export const tourExtensions = {
  seenTours: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/extensions/tours',
    source: 'beyond the documents: a tour starts by itself only once',
    caller: 'signed-in',
    changes: false,
    extension: 'tours',
    request: nothing,
    answer: v.object({ seen: v.array(v.string()) }),
  }),
  /** A repeated call changes nothing. REQUEST_INVALID for a page without a tour. */
  markTourSeen: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/tours',
    source: 'beyond the documents: a tour starts by itself only once',
    caller: 'signed-in',
    changes: true,
    isPersonal: true,
    extension: 'tours',
    request: v.object({ tour: v.picklist(tourNames) }),
    answer: done,
  }),
};
