import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../server/core/desks.ts';
import type { PackageDetailPresenter } from '../../../../src/presentation/evidence/package-detail/package-detail-presenter.ts';
import { takesBusinesses } from '../../../../src/domain/evidence/selection/relatable-businesses.ts';
import { openDetail, openOffice, type Office, type Seat } from '../../../builders/office.ts';

let office: Office;
let zhou: Seat;
let detail: PackageDetailPresenter;
beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  for (const { docDatumId, book, side, pkCorp, state, fundedAt } of await office.backEnd.reviews.packages(undefined)) {
    if (
      book !== 'credit' ||
      side !== 'finance' ||
      pkCorp !== 'C-YANZHOU' ||
      fundedAt !== undefined ||
      !takesBusinesses({ state, fundedAt })
    )
      continue;
    detail = await openDetail(zhou, docDatumId);
    await detail.relatePressed();
    if (detail.relateController.offered?.length) break;
  }
});
afterEach(() => office.close());

const first = () => detail.relateController.offered?.[0]?.id ?? '';
const businesses = () =>
  detail.content.kind === 'ready' ? detail.content.value.evidence.businesses.map(({ id }) => id) : [];

describe('relating further businesses', () => {
  it('requires a tick, and shows the related ones at once', async () => {
    const id = first();
    await detail.relateController.choiceConfirmed();
    expect([detail.relateController.isNothingChosen, detail.relateController.offered?.length === 0]).toEqual([
      true,
      false,
    ]);
    detail.relateController.businessTicked(id, true);
    detail.relateController.businessTicked(id, false);
    detail.relateController.businessTicked(id, true);
    expect([detail.relateController.isNothingChosen, [...detail.relateController.chosen]]).toEqual([false, [id]]);
    await detail.relateController.choiceConfirmed();
    expect([detail.relateController.offered, detail.relateController.trouble, businesses().includes(id)]).toEqual([
      undefined,
      undefined,
      true,
    ]);
    expect(zhou.presenters.toasts.notes).toMatchObject([{ tone: 'ok' }]);
  });

  it('happens once when the first answer is lost', async () => {
    const id = first();
    detail.relateController.businessTicked(id, true);
    zhou.weather.loseAnswerOf(calls.relate.path, 1);
    await detail.relateController.choiceConfirmed();
    expect([detail.relateController.trouble, businesses().filter((each) => each === id).length]).toEqual([
      undefined,
      1,
    ]);
  });

  it('that the back end refuses is reported, and can be tried again', async () => {
    detail.relateController.businessTicked(first(), true);
    zhou.weather.refuse(calls.relate.path, '系统维护中');
    await detail.relateController.choiceConfirmed();
    expect(detail.relateController.trouble).toEqual({ key: 'after.relate-failed' });
    detail.relateController.troubleRead();
    zhou.weather.answerItself(calls.relate.path);
    await detail.relatePressed();
    detail.relateController.businessTicked(first(), true);
    await detail.relateController.choiceConfirmed();
    expect(detail.relateController.trouble).toBeUndefined();
  });

  it('shows why nothing could be loaded', async () => {
    detail.relateController.choiceDropped();
    zhou.weather.refuse(calls.relateCheck.path, '系统维护中');
    await detail.relatePressed();
    expect([detail.relateController.offered, detail.relateController.failure]).toMatchObject([
      undefined,
      { what: { values: { words: '系统维护中' } } },
    ]);
    detail.relateController.troubleRead();
    expect(detail.relateController.failure).toBeUndefined();
  });
});
