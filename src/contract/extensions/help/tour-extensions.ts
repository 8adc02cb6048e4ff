import * as v from 'valibot';
import { tourNames } from '../../../domain/help/shared/tour.ts';
import { defineCall } from '../../call.ts';
import { done, nothing } from '../../fields.ts';

/** On which pages somebody was shown around, on whatever machine and in whichever of their enterprises. */
export const tourExtensions = {
  toursSeen: defineCall({
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
  /** Told again it changes nothing. Refused with REQUEST_INVALID for a page that has no tour. */
  tourSeen: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/extensions/tours',
    source: 'beyond the documents: a tour starts by itself only once',
    caller: 'signed-in',
    changes: true,
    aside: true,
    extension: 'tours',
    request: v.object({ tour: v.picklist(tourNames) }),
    answer: done,
  }),
};
