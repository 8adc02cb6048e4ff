import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../server/core/desks.ts';
import type { ChooseCandidatesPresenter } from '../../../../src/presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import { whileTimePasses } from '../../../../features/support/until.ts';
import { openOffice, until, type Office, type Seat } from '../../../builders/office.ts';

let office: Office;
let zhou: Seat;
let choice: ChooseCandidatesPresenter;

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  choice = zhou.presenters.chooseCandidates('abs');
  choice.opened();
  await until(() => choice.rows.kind === 'ready' && !choice.isLoadingMore);
});
afterEach(() => office.close());

const tick = (ending: string): void =>
  choice.candidateTicked(choice.all.find(({ number }) => number.endsWith(ending))?.id ?? '', true);
const answered = (data: unknown) => ({
  status: 200,
  body: { code: '0', message: '', data, traceId: 't' },
  traceId: undefined,
});

describe('putting the choice into a submitted package', () => {
  it('requests nothing without a choice, or while a package is being made', async () => {
    await choice.joinPressed();
    tick('00012');
    choice.creating = true;
    await choice.joinPressed();
    expect([choice.joinController.taking, zhou.weather.sent.get(calls.autoRelateCheck.path)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('updates the observed number of receivables', async () => {
    const counts: number[] = [];
    const stop = autorun(() => counts.push(choice.joinController.count));
    tick('00012');
    tick('00015');
    await choice.joinPressed();
    stop();
    expect(counts).toEqual([0, 2]);
  });

  it('clears the choice once it is done, and changes nothing when the question is cancelled', async () => {
    tick('00012');
    await choice.joinPressed();
    expect(choice.joinController.taking).toMatchObject({ packageId: expect.stringMatching(/^DD/u) });
    choice.joinController.joinDropped();
    await choice.joinController.joinConfirmed();
    expect([choice.chosen.length, zhou.weather.sent.get(calls.autoRelate.path)]).toEqual([1, undefined]);
    await choice.joinPressed();
    await choice.joinController.joinConfirmed();
    expect([choice.chosen, choice.joinController.taking, zhou.presenters.toasts.notes.map(({ tone }) => tone)]).toEqual(
      [[], undefined, ['ok']],
    );
    expect(zhou.place()).toBe('/abs/accounts-receivable/finance-data/index/finance');
    const [note] = zhou.presenters.toasts.notes;
    expect([note?.message.values, note?.link]).toMatchObject([
      { packageId: note?.link?.words },
      {
        words: expect.stringMatching(/^DD/u) as string,
        path: `/abs/accounts-receivable/finance-data/detail?p=${note?.link?.words}`,
      },
    ]);
  });

  it('happens once when the first answer is lost', async () => {
    tick('00012');
    await choice.joinPressed();
    zhou.weather.loseAnswerOf(calls.autoRelate.path, 1);
    await choice.joinController.joinConfirmed();
    expect([choice.joinController.trouble, choice.chosen]).toEqual([undefined, []]);
  });

  it('reports an unknown result when no answer comes', async () => {
    tick('00012');
    await choice.joinPressed();
    zhou.weather.lost();
    await whileTimePasses(office.clock, choice.joinController.joinConfirmed());
    expect([choice.joinController.trouble, choice.chosen.length]).toEqual([{ key: 'choose.join-unknown' }, 1]);
    choice.joinController.troubleRead();
    expect(choice.joinController.trouble).toBeUndefined();
  });

  it('asks nothing without a package named by the back end, and reports a failed check', async () => {
    tick('00012');
    zhou.weather.answerInstead(calls.autoRelateCheck.path, () => answered({ isCanRelateBusinessNumber: true }));
    await choice.joinPressed();
    expect(choice.joinController.taking).toBe('none');
    zhou.weather.answerInstead(calls.autoRelateCheck.path, () =>
      answered({ isCanRelateBusinessNumber: false, canRelateBusinessNumberId: 'DD1' }),
    );
    await choice.joinPressed();
    expect(choice.joinController.taking).toBe('none');
    zhou.weather.refuse(calls.autoRelateCheck.path, '系统维护中');
    await choice.joinPressed();
    expect(choice.joinController).toMatchObject({
      taking: undefined,
      busy: false,
      failure: { what: { values: { words: '系统维护中' } } },
    });
  });

  it('ignores an answer that arrives after leaving', async () => {
    tick('00012');
    zhou.weather.hold();
    const asked = choice.joinPressed();
    choice.left();
    zhou.weather.release();
    await asked;
    expect([choice.joinController.taking, choice.joinController.busy]).toEqual([undefined, false]);
  });

  it('succeeds when the back end answers only success', async () => {
    tick('00012');
    await choice.joinPressed();
    zhou.weather.answerInstead(calls.autoRelate.path, () => answered(null));
    await choice.joinController.joinConfirmed();
    expect(zhou.place()).toBe('/abs/accounts-receivable/finance-data/index/finance');
  });
});
