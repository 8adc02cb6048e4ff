import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import {
  nameConflictAuthor,
  isConflictWith,
  resolveWithMine,
  resolveWithTheirs,
} from '../../../../src/presentation/evidence/materials/editing/edit-conflict.ts';
import { FieldErrorVisibility } from '../../../../src/presentation/evidence/materials/state/field-error-visibility.ts';
import { parseDraft } from '../../../../src/presentation/evidence/materials/editing/item-draft.ts';
import { localFile } from '../../../../src/presentation/uploads/local-file.ts';
import { SaveSchedule } from '../../../../src/presentation/evidence/materials/editing/save-schedule.ts';
import {
  unsavedWords,
  waitsForUser,
  type SaveState,
} from '../../../../src/presentation/evidence/materials/editing/save-state.ts';
import { taskView } from '../../../../src/presentation/evidence/shared/task-view.ts';
import { fieldsOf } from '../../../../src/presentation/evidence/shared/item-fields.ts';
import { failureOf } from '../../../../src/presentation/shared/failure.ts';
import { itemOfTask, type UploadTask } from '../../../../src/presentation/evidence/shared/upload-task.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { contractItem, item, material } from '../../../builders/materials.ts';
import { HandClock } from '../../../views/shell/hand-clock.ts';

const theirs = contractItem('C1', '5.00');
const refused = (by: string): SaveState => ({
  kind: 'refused',
  outcome: { saved: false, because: 'changed-by-another', by },
  theirs,
  contested: ['contractAmount'],
});
const failed: SaveState = { kind: 'failed', failure: failureOf(undefined) };
const gone: SaveState = {
  kind: 'refused',
  outcome: { saved: false, because: 'gone' },
  theirs: undefined,
  contested: [],
};
const saves = {
  saved: { kind: 'saved' },
  unsaved: { kind: 'unsaved' },
  saving: { kind: 'saving' },
  here: { kind: 'kept-here' },
  withheld: { kind: 'withheld' },
} as const;

describe('an unsaved state', () => {
  it.each<[SaveState, boolean]>([
    [saves.saved, false],
    [saves.unsaved, false],
    [saves.saving, false],
    [saves.here, false],
    [saves.withheld, true],
    [failed, true],
    [gone, true],
  ])('waits for the user or not: %o, %s', (save, waits) => {
    expect(waitsForUser(save)).toBe(waits);
  });

  it.each<[readonly SaveState[], ReturnType<typeof unsavedWords>]>([
    [[], undefined],
    [[saves.saved], undefined],
    [[saves.saved, saves.unsaved], message('materials.kept-here')],
    [[saves.here], message('materials.kept-here')],
    [[saves.unsaved, failed], message('materials.not-saved')],
    [[saves.withheld], message('materials.not-saved')],
    [[failed, saves.saved, gone], message('materials.settle-first')],
  ])('is reported, the worst first: %o', (states, words) => {
    expect(unsavedWords(states)).toEqual(words);
  });
});

describe('a conflict', () => {
  const mine = { ...fieldsOf(theirs), contractNumber: 'A2', contractAmount: '6.00' };

  it('names one colleague, as soon as the name is known', () => {
    expect([
      isConflictWith(refused(''), ''),
      isConflictWith(refused('李敏'), ''),
      isConflictWith(refused('李敏'), '李敏'),
      isConflictWith(gone, ''),
      isConflictWith(saves.saved, ''),
    ]).toEqual([true, false, true, false, false]);
    expect(nameConflictAuthor(refused(''), '李敏')).toEqual(refused('李敏'));
    expect([
      nameConflictAuthor(refused('周思远'), '李敏'),
      nameConflictAuthor(gone, '李敏'),
      nameConflictAuthor(saves.saved, '李敏'),
    ]).toEqual([refused('周思远'), gone, saves.saved]);
  });

  it('ends with the colleague’s contested fields, or with all own fields', () => {
    expect(resolveWithTheirs(refused(''), mine)?.fields).toEqual({ ...mine, contractAmount: '5.00' });
    expect(resolveWithMine(refused(''), mine)?.fields).toEqual(mine);
    for (const state of [gone, saves.saved])
      expect([resolveWithTheirs(state, mine), resolveWithMine(state, mine)]).toEqual([undefined, undefined]);
  });
});

describe('a draft in this browser', () => {
  const present = fieldsOf(theirs);

  it('restores its known fields, and takes the rest from the present document', () => {
    expect(
      parseDraft(
        {
          before: { contractAmount: '1.00' },
          typed: { contractAmount: '2.00' },
          unanswered: { contractAmount: ['1.50'] },
        },
        present,
      ),
    ).toEqual({
      before: { ...present, contractAmount: '1.00' },
      typed: { ...present, contractAmount: '2.00' },
      unanswered: { contractAmount: ['1.50'] },
    });
    expect(parseDraft({ before: {}, typed: {} }, present)).toEqual({ before: present, typed: present, unanswered: {} });
  });

  it.each([
    null,
    'text',
    [],
    {},
    { before: {} },
    { typed: {} },
    { before: null, typed: {} },
    { before: {}, typed: [] },
    { before: { code: 7 }, typed: {} },
    { before: { code: '1', tax: 7 }, typed: {} },
    { before: {}, typed: { code: '1', tax: null } },
  ])('is invalid when %j is stored', (kept) => {
    expect(parseDraft(kept, present)).toBeUndefined();
  });

  it.each([null, 'text', { a: 'x' }, { a: ['x', 7] }, { a: ['x'], b: 7 }])(
    'has no unanswered values when %j is stored',
    (unanswered) => {
      expect(parseDraft({ before: {}, typed: {}, unanswered }, present)?.unanswered).toEqual({});
    },
  );
});

describe('the error of a field', () => {
  it('is shown outside typing; of an empty field only after it was touched or after an attempt to continue', () => {
    const telling = new FieldErrorVisibility();
    expect([telling.mayShow('I1', 'code', false), telling.mayShow('I1', 'code', true)]).toEqual([true, false]);
    telling.fieldTyped('I1', 'code');
    expect([
      telling.mayShow('I1', 'code', true),
      telling.mayShow('I1', 'tax', true),
      telling.mayShow('I2', 'code', true),
    ]).toEqual([true, false, false]);
    telling.continueAttempted(['I2']);
    expect([telling.mayShow('I2', 'tax', true), telling.mayShow('I1', 'tax', true)]).toEqual([true, false]);
    telling.fieldEntered('I1', 'code', false);
    expect([telling.mayShow('I1', 'code', false), telling.mayShow('I1', 'tax', false)]).toEqual([false, true]);
    telling.fieldEntered('I1', 'code', true);
    expect(telling.mayShow('I1', 'code', false)).toBe(true);
  });

  it('is shown as soon as the user leaves the field', () => {
    const telling = new FieldErrorVisibility();
    const told: boolean[] = [];
    telling.fieldEntered('I1', 'code', false);
    autorun(() => void told.push(telling.mayShow('I1', 'code', false)));
    telling.fieldLeft();
    expect(told).toEqual([false, true]);
  });
});

describe('a schedule of saves', () => {
  it('runs only the latest postponed save, and no cancelled one', () => {
    const [clock, done] = [new HandClock(0), [] as string[]];
    const schedule = new SaveSchedule(clock);
    schedule.later(100, () => void done.push('first'));
    schedule.later(100, () => void done.push('second'));
    clock.advance(100);
    schedule.later(100, () => void done.push('third'));
    schedule.cancel();
    clock.advance(100);
    expect(done).toEqual(['second']);
  });

  it('replaces a postponed save by an immediate one, one after the other', async () => {
    const [clock, done] = [new HandClock(0), [] as string[]];
    const schedule = new SaveSchedule(clock);
    const [begun, first] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    schedule.later(100, () => void done.push('later'));
    const sent = schedule.atOnce(async () => {
      done.push('first');
      begun.resolve();
      await first.promise;
    });
    await begun.promise;
    const next = schedule.atOnce(() => void done.push('second'));
    clock.advance(100);
    expect(done).toEqual(['first']);
    first.resolve();
    await Promise.all([sent, next]);
    expect(done).toEqual(['first', 'second']);
  });

  it('runs nothing after it was stopped', () => {
    const [clock, done] = [new HandClock(0), [] as string[]];
    const schedule = new SaveSchedule(clock);
    schedule.stop();
    schedule.later(100, () => void done.push('later'));
    clock.advance(1_000);
    expect(done).toEqual([]);
  });
});

describe('the view of an upload', () => {
  const task = (state: UploadTask['state']): UploadTask => ({
    id: 'U1',
    turn: 1,
    packageId: 'DD1',
    book: 'credit',
    file: { name: 'a.pdf', size: 10, bytes: async () => new Uint8Array() },
    placement: { kind: 'add', material: material() },
    state,
    sent: 4,
    kept: 0,
  });
  const quiet = {
    id: 'U1',
    name: 'a.pdf',
    size: 10,
    sent: 4,
    kept: 0,
    pause: undefined,
    trouble: undefined,
    asksService: false,
    canRetry: false,
    refusedAtOnce: false,
  };

  it.each<[UploadTask['state'], object]>([
    [{ kind: 'uploading' }, { ...quiet, state: 'uploading' }],
    [
      { kind: 'paused', because: 'store-away' },
      { ...quiet, state: 'paused', pause: 'store-away' },
    ],
    [
      { kind: 'failed', trouble: { because: 'empty-file' }, canRetry: false, atOnce: true },
      { ...quiet, state: 'failed', trouble: message('refusals.file-empty'), refusedAtOnce: true },
    ],
    [
      { kind: 'failed', trouble: { because: 'callback-failed' }, canRetry: true },
      { ...quiet, state: 'failed', trouble: message('refusals.upload-callback'), asksService: true, canRetry: true },
    ],
  ])('%o', (state, view) => {
    expect(taskView(task(state))).toEqual(view);
  });

  it('belongs to a new document, or to the document that it replaces', () => {
    expect(itemOfTask(task({ kind: 'waiting' }))).toBeUndefined();
    expect(
      itemOfTask({
        ...task({ kind: 'waiting' }),
        placement: { kind: 'replace', material: material(), item: item({ documentId: 'I7' }) },
      }),
    ).toBe('I7');
  });
});

describe('a file from the browser', () => {
  it('is read on demand, under its own name or another', async () => {
    const given = new File([Uint8Array.from([1, 2])], 'a.pdf');
    expect([
      localFile(given).name,
      localFile(given, 'b.pdf').name,
      localFile(given).size,
      await localFile(given).bytes(),
    ]).toEqual(['a.pdf', 'b.pdf', 2, Uint8Array.from([1, 2])]);
  });

  it('fails when it was moved away meanwhile', async () => {
    const moved = Object.assign(new File([], 'a.pdf'), {
      arrayBuffer: async () => Promise.reject(new Error('NotReadable')),
    });
    await expect(localFile(moved).bytes()).rejects.toMatchObject({ kind: 'unexpected-answer' });
  });
});
