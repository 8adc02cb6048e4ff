import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whileTimePasses } from '../../../features/support/until.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { PackageDetailPresenter } from '../../../src/presentation/evidence/package-detail/package-detail-presenter.ts';
import { newPackage, openDetail, openOffice, until, type Office, type Seat } from '../../builders/office.ts';

const create = '/corp/mps/v1/certificate/doc/datum/create';
const confirm = '/corp/mps/v1/certificate/doc/datum/confirm';
const returned = 'DD20261104-0136';
const complete = 'DD20261119-0031';

describe('an answer that is lost on the way', () => {
  let office: Office;
  let zhou: Seat;
  const follow = async (packageId: string, seat: Seat = zhou): Promise<PackageDetailPresenter> =>
    openDetail(seat, packageId);
  const unreached = (): never => {
    throw new PortFault('offline');
  };

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
  });
  afterEach(() => office.close());

  it.each([
    ['with keys', false],
    ['without keys', true],
  ])('leaves one new package, which is gone on with (a back end %s)', async (_name, forgetsKeys) => {
    zhou.weather.forgetsKeys = forgetsKeys;
    zhou.weather.loseAnswerOf(create);
    const id = await newPackage(zhou);
    expect((await office.backEnd.reviews.materials(id)).record.state).toBe('PREPARE');
    expect(zhou.weather.sent.get(create)).toBe(2);
  });

  it('leaves one new package even where none comes at all', async () => {
    zhou.weather.loseAnswerOf(create, 100);
    const id = await whileTimePasses(office.clock, newPackage(zhou));
    expect((await office.backEnd.reviews.materials(id)).record.state).toBe('PREPARE');
  });

  it('does not take a discarded package of the same receivables for the new one', async () => {
    const presenter = await follow(await newPackage(zhou));
    await presenter.discardConfirmed();
    zhou.weather.answerInstead(create, unreached);
    const choice = zhou.presenters.chooseCandidates('credit');
    choice.opened();
    await until(() => choice.viewModel.rows.kind === 'ready');
    for (const number of ['RX6101-2026-00871', 'RX6101-2026-00872'])
      choice.candidateTicked(choice.all.find((credit) => credit.number === number)?.id ?? '', true);
    await whileTimePasses(office.clock, choice.nextPressed());
    expect(choice.trouble).toMatchObject({ because: 'failed', failure: { kind: 'offline' } });
  });

  it('does not make a failure of a package whose steps alone could not be had', async () => {
    zhou.weather.answerInstead('/corp/mps/v1/certificate/doc/datum/steps', unreached);
    const id = await newPackage(zhou);
    expect((await office.backEnd.reviews.materials(id)).record.state).toBe('PREPARE');
  });

  it.each([
    [
      'taking it over',
      '/corp/mps/v1/certificate/doc/datum/claim',
      async (presenter: PackageDetailPresenter) => presenter.claimPressed(),
    ],
    [
      'taking it up again',
      '/corp/mps/v1/certificate/doc/datum/modify',
      async (presenter: PackageDetailPresenter) => presenter.mendPressed(),
    ],
  ])('does not make a conflict with oneself of %s', async (_name, path, work) => {
    const li = await office.seat('limin');
    const theirs = await follow(returned, li);
    li.weather.loseAnswerOf(path);
    await work(theirs);
    expect(theirs.trouble).toBeUndefined();
    expect(li.weather.sent.get(path)).toBe(2);
  });

  it('does not pass a colleague’s submission off as one’s own', async () => {
    const mine = zhou.presenters.checkAnswers('credit');
    const theirs = (await office.seat('limin')).presenters.checkAnswers('credit');
    for (const presenter of [mine, theirs]) {
      presenter.opened(complete);
      await until(() => presenter.content.kind === 'ready');
    }
    theirs.submitPressed();
    await until(() => !theirs.submitting);
    zhou.weather.answerInstead(confirm, unreached);
    await whileTimePasses(
      office.clock,
      (async () => {
        mine.submitPressed();
        await until(() => !mine.submitting);
      })(),
    );
    expect(mine.trouble).toMatchObject({
      because: 'package-moved',
      by: '李敏',
      move: { action: 'submitted', by: '李敏' },
    });
  });

  it('is reported correctly where nothing was done', async () => {
    zhou.weather.answerInstead(confirm, unreached);
    const mine = zhou.presenters.checkAnswers('credit');
    mine.opened(complete);
    await until(() => mine.content.kind === 'ready');
    await whileTimePasses(
      office.clock,
      (async () => {
        mine.submitPressed();
        await until(() => !mine.submitting);
      })(),
    );
    expect(mine.trouble).toMatchObject({ because: 'failed', failure: { kind: 'offline' } });
    expect((await office.backEnd.reviews.materials(complete)).record.state).toBe('PREPARE');
  });
});
