import { expect, it } from 'vitest';
import type {
  ItemView,
  MaterialFrame,
  StageView,
} from '../../../../../src/presentation/evidence/materials/materials-view-model.ts';
import { withUploads, stageView } from '../../../../../src/presentation/evidence/materials/views/page-views.ts';

const frame = (wish: Partial<MaterialFrame> = {}) =>
  ({
    required: true,
    itemIds: ['I1'],
    returnedReason: '',
    adding: { open: true },
    isAnswered: false,
    ...wish,
  }) as MaterialFrame;
const item = (state: ItemView['state'], check?: ItemView['check']) => ({ state, check }) as ItemView;

it.each<[string, readonly MaterialFrame[], readonly ItemView[], Partial<StageView>]>([
  [
    'complete, where nobody has to look at anything any more',
    [frame()],
    [item('complete'), item('passed'), item('complete', 'checked')],
    { given: 3, needed: 3, toMend: 0, toCheck: 0, reading: 0, state: 'complete' },
  ],
  [
    'to be checked, where all was given and some of it is to be looked at',
    [frame()],
    [item('complete', 'to-check'), item('complete', 'confirmable'), item('complete', 'checked')],
    { given: 3, needed: 3, toMend: 0, toCheck: 2, state: 'to-check' },
  ],
  [
    'not complete while machines are at it',
    [frame()],
    [item('complete', 'reading'), item('complete')],
    { toCheck: 0, reading: 1, state: 'to-check' },
  ],
  [
    'partial, with what is to be filled in, looked at and read each by itself',
    [frame()],
    [item('incomplete'), item('returned', 'to-check'), item('to-compare', 'to-check'), item('incomplete', 'reading')],
    { given: 4, needed: 4, toMend: 2, toCheck: 1, reading: 1, state: 'partial' },
  ],
  [
    'partial, where it is still asked whether machines fill it in, with nothing to do yet',
    [frame()],
    [{ ...item('incomplete'), reading: 'asked' }, item('complete')],
    { given: 2, needed: 2, toMend: 0, toCheck: 0, reading: 0, state: 'partial' },
  ],
  [
    'partial, where something else is missing',
    [frame(), frame({ itemIds: [] })],
    [item('complete')],
    { given: 1, needed: 2, state: 'partial' },
  ],
  ['empty, where nothing was given', [frame({ itemIds: [] })], [], { given: 0, needed: 1, state: 'empty' }],
  [
    'optional, where nothing is asked for',
    [frame({ required: false, itemIds: [] })],
    [],
    { needed: 0, state: 'optional' },
  ],
  ['empty, where nothing is known of it', [], [], { state: 'empty' }],
])('a stage is %s', (_what, frames, items, expected) => {
  expect(stageView('BUSI_INVOICE', frames, items)).toMatchObject(expected);
});

it('a stage is not complete while files are being uploaded to it', () => {
  const complete = stageView('BUSI_INVOICE', [frame()], [item('complete')]);
  expect(withUploads(complete, 0, 0)).toEqual(complete);
  expect(withUploads(complete, 2, 0)).toMatchObject({ sending: 2, needed: complete.needed, state: 'partial' });
  expect(withUploads(complete, 3, 2)).toMatchObject({ sending: 3, needed: complete.given + 2 });
  expect(withUploads(stageView('BUSI_INVOICE', [frame({ required: false, itemIds: [] })], []), 1, 1)).toMatchObject({
    sending: 1,
    state: 'empty',
  });
});
