import { expect, it } from 'vitest';
import type {
  FieldView,
  ItemView,
  MaterialFrame,
  StageView,
} from '../../../../../src/presentation/evidence/materials/materials-view-model.ts';
import {
  resumePlace,
  resumeStage,
  waitingField,
} from '../../../../../src/presentation/evidence/materials/views/resume-place.ts';
import { message } from '../../../../../src/words/catalogue.ts';

const stage = (name: StageView['stage'], state: StageView['state'], attention = false) =>
  ({ stage: name, state, attention }) as StageView;
const field = (id: FieldView['id'], wish: Partial<FieldView> = {}) =>
  ({ id, value: 'x', required: true, problem: undefined, toCompare: false, ...wish }) as FieldView;
const item = (documentId: string, state: ItemView['state'], wish: Partial<ItemView> = {}) =>
  ({
    documentId,
    state,
    open: { open: true, because: 'being-assembled' },
    fields: [field('code')],
    doubts: [],
    ...wish,
  }) as ItemView;
const shut = { open: { open: false, because: 'not-returned' } } as const;
const frame = (wish: Partial<MaterialFrame>) =>
  ({
    materialId: 'M1',
    returnedReason: '请补充',
    adding: { open: true, because: 'returned' },
    isAnswered: false,
    ...wish,
  }) as MaterialFrame;

it.each<[string, readonly StageView[], StageView['stage'] | undefined]>([
  [
    'with something returned',
    [stage('FINANCE_AUTH', 'empty'), stage('BUSI_INVOICE', 'complete', true)],
    'BUSI_INVOICE',
  ],
  [
    'that is begun',
    [stage('FINANCE_AUTH', 'complete'), stage('BUSI_INVOICE', 'partial'), stage('FINANCE_OTHER', 'empty')],
    'BUSI_INVOICE',
  ],
  ['in which nothing is', [stage('FINANCE_AUTH', 'complete'), stage('FINANCE_OTHER', 'empty')], 'FINANCE_OTHER'],
  [
    'at the beginning, where all is done',
    [stage('FINANCE_AUTH', 'complete'), stage('FINANCE_OTHER', 'complete')],
    'FINANCE_AUTH',
  ],
  ['none, where there is none', [], undefined],
])('work continues in the stage %s', (_what, stages, expected) => {
  expect(resumeStage(stages)).toBe(expected);
});

it.each<[string, readonly FieldView[], FieldView['id'] | null]>([
  ['with something wrong', [field('code'), field('number', { problem: message('refusals.field-missing') })], 'number'],
  ['to be compared', [field('code'), field('date', { toCompare: true })], 'date'],
  ['that is empty and needed', [field('code', { value: '', required: false }), field('tax', { value: '' })], 'tax'],
  ['none, where all are right', [field('code'), field('tax', { value: '', required: false })], null],
])('the next field of an unfinished document is the one %s', (_what, fields, expected) => {
  expect(waitingField(item('I1', 'incomplete', { fields }))).toBe(expected);
});

it.each<[string, readonly MaterialFrame[], readonly ItemView[], ReturnType<typeof resumePlace>]>([
  [
    'the returned document before any other',
    [],
    [item('I1', 'incomplete'), item('I2', 'returned', { fields: [field('code', { value: '' })] })],
    { item: 'I2', field: 'code' },
  ],
  [
    'the unfinished one that is open',
    [],
    [item('I1', 'returned', shut), item('I2', 'incomplete', shut), item('I3', 'complete'), item('I4', 'incomplete')],
    { item: 'I4', field: null },
  ],
  [
    'the one that nobody but machines is at',
    [],
    [
      item('I1', 'returned', { check: 'reading' }),
      item('I2', 'incomplete', { check: 'reading' }),
      item('I3', 'incomplete', { check: 'to-check' }),
    ],
    { item: 'I3', field: null },
  ],
  [
    'the category that was returned as a whole',
    [
      frame({ materialId: 'M0', returnedReason: '' }),
      frame({ materialId: 'M2', isAnswered: true }),
      frame({ materialId: 'M3', adding: shut.open }),
      frame({ materialId: 'M4' }),
    ],
    [item('I1', 'complete')],
    { item: 'M4', field: null },
  ],
  ['nowhere, where nothing was begun', [], [], undefined],
])('work continues at %s', (_what, frames, items, place) => {
  expect(resumePlace(frames, items)).toEqual(place);
});
