import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { plainWeek } from '../../../../src/domain/calendar/working-days.ts';
import type { LetterState } from '../../../../src/domain/evidence/materials/overdue.ts';
import { isSameStep, stageOf, statesOfCompany } from '../../../../src/domain/evidence/materials/package-stage.ts';
import { displayStateOf, packageStates } from '../../../../src/domain/evidence/materials/package-state.ts';
import {
  isMine,
  packageStatusOf,
  type StatusContext,
} from '../../../../src/domain/evidence/materials/package-status.ts';
import { evidencePackage as evidence } from '../../../builders/evidence-package.ts';

const week = { ...plainWeek, announced: new Set([2026]) };
const operator = 'ROLE_CORP_OPERATOR';
const context = (wish: Partial<StatusContext> = {}): StatusContext => ({
  person: { userId: 'U1', role: operator },
  today: '2026-11-21',
  expected: { day: '2026-11-24', about: false },
  calendar: week,
  ...wish,
});

describe('the status of a package', () => {
  it.each([
    ['PREPARE', 'assembling', 'me', 'complete'],
    ['MODIFY', 'correcting', 'me', 'resubmit'],
    ['AUDIT_REJECT', 'returned', 'me', 'correct'],
    ['BIZ_MODIFY', 'platform-correcting', 'platform', undefined],
    ['BIZ_CONFIRM', 'to-be-organised', 'platform', undefined],
    ['PRE_FILL_WAITED', 'awaiting-pre-fill', 'platform', undefined],
    ['PRE_FILLING', 'pre-filling', 'platform', undefined],
    ['AI_DATE_IDENTIFICATION', 'pre-review', 'platform', undefined],
    ['AI_AUDITING', 'pre-review', 'platform', undefined],
    ['PRE_AUDIT_WAITED', 'pre-review', 'platform', undefined],
    ['PRE_AUDITING', 'pre-review', 'platform', undefined],
    ['UN_AUDIT', 'awaiting-first-review', 'platform', undefined],
    ['FIRST_AUDITING', 'first-review', 'platform', undefined],
    ['FINAL_REJECT', 're-check', 'platform', undefined],
    ['UN_FINAL_AUDIT', 'awaiting-final-review', 'platform', undefined],
    ['FINAL_AUDITING', 'final-review', 'platform', undefined],
    ['AUDIT', 'review', 'platform', undefined],
    ['AUDITED', 'funding', 'funder', undefined],
    ['SUBMITTED', 'handed-in', 'nobody', undefined],
    ['INVALID', 'ended', 'nobody', undefined],
    ['NEW_CODE', 'unknown', 'nobody', undefined],
  ])('in %s: %s, with %s, to do: %s', (state, stage, who, task) => {
    const standing = packageStatusOf(evidence({ state }), context());
    expect([standing.stage, standing.holder.who, standing.task]).toEqual([stage, who, task]);
  });

  it('has a name for every state of the wire', () => {
    for (const state of packageStates) expect(stageOf({ state, fundedAt: undefined })).not.toBe('unknown');
  });

  it('waits for the company in three states, and in none that the platform corrects', () => {
    expect(statesOfCompany.toSorted()).toEqual(['AUDIT_REJECT', 'MODIFY', 'PREPARE']);
  });

  it('is no task for a user with read-only access, or while a colleague has it', () => {
    for (const person of [
      { userId: 'U9', role: 'ROLE_CORP_DIRECTOR' },
      { userId: 'U2', role: operator },
    ]) {
      for (const state of statesOfCompany) {
        const standing = packageStatusOf(evidence({ state }), context({ person }));
        expect([standing.holder, standing.task]).toEqual([{ who: 'colleague', name: '周思远' }, undefined]);
      }
    }
  });

  it.each([
    ['the colleague’s, who is away', 'U1', { who: 'me', actsFor: '周思远' }, true],
    ['nobody’s', '', { who: 'me' }, true],
    ['another colleague’s', 'U3', { who: 'colleague', name: '周思远' }, false],
    // In a role that is not theirs, the delegate's own work is not included.
    ['what the delegate has in their own name', 'U2', { who: 'colleague', name: '周思远' }, false],
  ])('is a task of a delegate where it is %s', (_whose, handlerId, holder, isTheirs) => {
    const person = { userId: 'U2', actsFor: { userId: 'U1', personName: '周思远' }, role: operator };
    for (const state of statesOfCompany) {
      const standing = packageStatusOf(evidence({ state, handlerId }), context({ person }));
      expect([standing.holder, standing.task !== undefined, isMine(evidence({ state, handlerId }), person)]).toEqual([
        holder,
        isTheirs,
        isTheirs,
      ]);
    }
  });

  it('is no task for a user in a read-only role', () => {
    const person = { userId: 'U2', actsFor: { userId: 'U1', personName: '周思远' }, role: 'ROLE_CORP_DIRECTOR' };
    expect(packageStatusOf(evidence({ state: 'PREPARE' }), context({ person })).holder).toEqual({
      who: 'colleague',
      name: '周思远',
    });
  });

  it('is a task of each user who may continue, if nobody has taken it up', () => {
    expect(
      packageStatusOf(
        evidence({ handlerId: '', handlerName: '' }),
        context({ person: { userId: 'U2', role: operator } }),
      ).task,
    ).toBe('complete');
  });

  it.each([
    ['UN_AUDIT', '2026-11-23', undefined, undefined],
    ['UN_AUDIT', '2026-11-24', undefined, undefined],
    ['UN_AUDIT', '2026-11-25', { workingDays: 1 }, 'late'],
    ['UN_AUDIT', '2026-11-28', { workingDays: 3 }, 'late'],
    ['BIZ_MODIFY', '2026-11-26', { workingDays: 2 }, 'late'],
  ])('%s on %s, expected by 24 November: late by %o, call: %s', (state, today, late, call) => {
    const standing = packageStatusOf(evidence({ state }), context({ today }));
    expect(standing.until).toEqual({ kind: 'answer', expected: { day: '2026-11-24', about: false }, late });
    expect(standing.call).toBe(call);
  });

  it('is late without a number where the days off are not known', () => {
    expect(
      packageStatusOf(evidence({ state: 'UN_AUDIT' }), context({ today: '2026-11-27', calendar: undefined })).until,
    ).toMatchObject({ late: { workingDays: undefined } });
  });

  it('shows the expected answer for a submission today, and shortly before a draft lapses the last day instead', () => {
    expect(packageStatusOf(evidence(), context()).until).toEqual({
      kind: 'answer-if-today',
      expected: { day: '2026-11-24', about: false },
    });
    expect(packageStatusOf(evidence({ lapsesOn: '2026-12-06' }), context()).until).toMatchObject({
      kind: 'answer-if-today',
    });
    expect(packageStatusOf(evidence({ lapsesOn: '2026-12-05' }), context()).until).toEqual({
      kind: 'lapse',
      day: '2026-12-05',
    });
  });

  it('shows no expected answer whose day has passed, or without a promise', () => {
    expect(packageStatusOf(evidence(), context({ today: '2026-11-24' })).until).toMatchObject({
      kind: 'answer-if-today',
    });
    expect(packageStatusOf(evidence(), context({ today: '2026-11-25' })).until).toBeUndefined();
    expect(packageStatusOf(evidence(), context({ expected: undefined })).until).toBeUndefined();
  });

  it('has its start at the entry into its stage, and is paid only after an approval', () => {
    expect(packageStatusOf(evidence({ state: 'UN_AUDIT', fundedAt: 77 }), context())).toMatchObject({
      stage: 'awaiting-first-review',
      since: 5,
    });
  });

  it('with unknown state advises to call', () => {
    expect(packageStatusOf(evidence({ state: 'NEW_CODE' }), context()).call).toBe('unknown');
    expect(packageStatusOf(evidence(), context()).call).toBeUndefined();
  });

  it('awaits nothing where nothing more comes, whatever date a back end still names', () => {
    for (const state of ['AUDITED', 'SUBMITTED', 'INVALID', 'NEW_CODE'])
      expect(packageStatusOf(evidence({ state }), context({ today: '2027-05-01' })).until).toBeUndefined();
  });

  it('ends when the funder has paid', () => {
    expect(packageStatusOf(evidence({ state: 'AUDITED', fundedAt: 77 }), context())).toMatchObject({
      stage: 'funded',
      holder: { who: 'nobody' },
      since: 77,
      until: undefined,
      task: undefined,
    });
    expect(packageStatusOf(evidence({ state: 'AUDITED' }), context()).holder).toEqual({
      who: 'funder',
      name: '长屿银行',
    });
  });

  describe('once it is overdue', () => {
    const overdue = (letter: LetterState) =>
      evidence({
        state: 'AUDITED',
        fundedAt: 77,
        handlerId: 'U1',
        lapsesOn: '2026-11-22',
        overdue: { due: '2026-11-09', letter },
      });
    const late = context({ today: '2026-12-01' });

    it.each<[LetterState, string, string, string | undefined, number | undefined]>([
      ['wanted', 'overdue', 'me', 'sign', shanghaiInstant('2026-11-10')],
      ['returned', 'overdue', 'me', 'sign', shanghaiInstant('2026-11-10')],
      ['given', 'overdue-letter', 'platform', undefined, undefined],
      ['taken', 'funded', 'nobody', undefined, 77],
    ])('with its letter %s: %s, with %s, to do: %s', (letter, stage, who, task, since) => {
      expect(packageStatusOf(overdue(letter), late)).toMatchObject({
        stage,
        holder: { who },
        task,
        since,
        until: undefined,
        call: undefined,
      });
    });

    it('is a task of each user who may give its letter, and of no user with read-only access', () => {
      const of = (userId: string, role: string) =>
        packageStatusOf(overdue('wanted'), context({ person: { userId, role } }));
      expect([of('U2', operator).holder, of('U2', operator).task]).toEqual([{ who: 'me' }, 'sign']);
      expect([of('U1', 'ROLE_CORP_DIRECTOR').holder, of('U1', 'ROLE_CORP_DIRECTOR').task]).toEqual([
        { who: 'colleague', name: '' },
        undefined,
      ]);
    });

    it('is so no more once it was repaid, which nothing is that was not paid out', () => {
      expect(packageStatusOf({ ...overdue('wanted'), repaidAt: 99 }, late)).toMatchObject({
        stage: 'repaid',
        holder: { who: 'nobody' },
        task: undefined,
        since: 99,
      });
      expect(packageStatusOf(evidence({ state: 'UN_AUDIT', repaidAt: 99 }), context()).stage).toBe(
        'awaiting-first-review',
      );
    });
  });

  it('never gives a user a task of the platform, of the funder or of nobody', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...packageStates),
        fc.constantFrom('U1', 'U2'),
        fc.constantFrom(operator, 'ROLE_CORP_DIRECTOR', 'CORP_QUERY', ''),
        (state, userId, role) => {
          const standing = packageStatusOf(evidence({ state }), context({ person: { userId, role } }));
          if (standing.holder.who !== 'me') expect(standing.task).toBeUndefined();
          if (standing.task) expect(['to-be-completed', 'modifying', 'returned']).toContain(displayStateOf(state));
          if (standing.call === 'late') expect(standing.holder.who).toBe('platform');
        },
      ),
    );
  });
});

describe('the step that a package is on', () => {
  it.each([
    ['UN_AUDIT', 'FIRST_AUDITING', true],
    ['FIRST_AUDITING', 'UN_AUDIT', true],
    ['UN_FINAL_AUDIT', 'FINAL_AUDITING', true],
    ['PRE_FILL_WAITED', 'PRE_FILLING', true],
    ['AI_AUDITING', 'PRE_AUDITING', true],
    ['FIRST_AUDITING', 'UN_FINAL_AUDIT', false],
    ['PRE_FILLING', 'UN_AUDIT', false],
    ['FINAL_REJECT', 'FIRST_AUDITING', false],
    ['BIZ_CONFIRM', 'UN_AUDIT', false],
    ['PREPARE', 'UN_AUDIT', false],
  ])('%s and %s: the same is %s', (one, other, same) => {
    expect([isSameStep(one, other), isSameStep(other, one)]).toEqual([same, same]);
  });
});
