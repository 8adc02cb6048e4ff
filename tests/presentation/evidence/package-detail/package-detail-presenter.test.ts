import { documentNumber } from '../../../../src/domain/evidence/materials/document-content.ts';
import { calls } from '../../../../server/core/desks.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whileTimePasses } from '../../../../features/support/until.ts';
import { packageStatusOf } from '../../../../src/domain/evidence/materials/package-status.ts';
import type { PackageDetailPresenter } from '../../../../src/presentation/evidence/package-detail/package-detail-presenter.ts';
import {
  packageDetailView,
  type PackageDetailView,
} from '../../../../src/presentation/evidence/package-detail/package-detail-view-model.ts';
import { indexPathsOf } from '../../../../src/presentation/evidence/shared/package-paths.ts';
import { shortName } from '../../../../src/presentation/evidence/package-detail/short-name.ts';
import { refreshInterval } from '../../../../src/presentation/shared/refresh-poller.ts';
import {
  give,
  newPackage,
  openDetail,
  openMaterials,
  openOffice,
  pdf,
  until,
  type Office,
  type Seat,
} from '../../../builders/office.ts';

const returnedPackage = 'DD20261104-0136';
const beingCorrected = 'DD20261118-0038';
const inReview = 'DD20261115-0059';
const tooLong = 'DD20261114-0066';
const platformCorrects = 'DD20261117-0045';

describe('the detail page of a package', () => {
  let office: Office;
  let zhou: Seat;
  const follow = async (packageId: string, seat: Seat = zhou): Promise<PackageDetailPresenter> =>
    openDetail(seat, packageId);
  const view = (presenter: PackageDetailPresenter): PackageDetailView => {
    if (presenter.viewModel.kind !== 'ready') throw new Error('Nothing is shown');
    return presenter.viewModel.value;
  };

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
  });
  afterEach(() => office.close());

  it('is titled after the credit source, without its legal form', async () => {
    expect(view(await follow(returnedPackage)).title).toBe('启衡重工集团');
    expect(['澜川轨道交通装备股份有限公司', '有限公司', '甲'].map(shortName)).toEqual([
      '澜川轨道交通装备',
      '有限公司',
      '甲',
    ]);
  });

  it('shows holder and count of corrections without the documents, and the documents when they load', async () => {
    const documents = calls.materialList.path;
    zhou.weather.refuse(documents, 'busy');
    const presenter = await follow(returnedPackage);
    expect(view(presenter)).toMatchObject({
      materialsMissing: true,
      lines: [],
      returned: [],
      returnedCount: 1,
      actions: { mend: true },
    });
    expect(view(presenter).holder[0]).toEqual({ key: 'package-status.mine-returned', values: { items: 1 } });
    zhou.weather.answerItself(documents);
    presenter.retryPressed();
    await until(() => !view(presenter).materialsMissing);
    expect([view(presenter).returned.length, view(presenter).returnedCount]).toEqual([1, 1]);
  });

  it('lists what was returned, and counts what passed', async () => {
    const shown = view(await follow(returnedPackage));
    expect(shown.returned.map((line) => line.reason)).toEqual(['价税合计与合同金额不符']);
    expect(shown.passed).toBe(5);
    expect(shown.late).toBe(false);
    expect(shown.holder).toEqual([
      { key: 'package-status.mine-returned', values: { items: 1 } },
      { key: 'package-status.if-today', values: { until: '2026-11-24', about: false } },
    ]);
    expect(shown.actions).toEqual({ mend: true, continue: false, claim: false, discard: false, letter: false });
  });

  it('shows the holder, since when and until when', async () => {
    const { timeline } = view(await follow(inReview));
    const now = timeline.find((line) => line.state === 'now');
    expect(now).toMatchObject({
      title: { key: 'package-status.stage', values: { stage: 'awaiting-first-review' } },
      notes: [{ key: 'detail.since-days' }, { key: 'package-status.until', values: { until: '2026-11-24' } }],
    });
    expect(timeline.map((line) => line.state)).toEqual(['done', 'done', 'now', 'next', 'next']);
    expect(timeline.slice(-2).map((line) => line.title.key)).toEqual(['detail.next-final', 'detail.next-funder']);
  });

  it('shows that an answer is overdue, by how much, and whom to call', async () => {
    const presenter = await follow(tooLong);
    await until(() =>
      view(presenter).holder.some(
        (sentence) =>
          sentence.key === 'package-status.late' && sentence.values !== undefined && 'days' in sentence.values,
      ),
    );
    expect(view(presenter).late).toBe(true);
    expect(view(presenter).holder).toEqual([
      {
        key: 'package-status.late',
        values: { stage: 'first-review', due: '2026-11-17', days: 3, since: '2026-11-15', today: '2026-11-21' },
      },
      { key: 'package-status.late-call', values: { phone: '40000-95533' } },
    ]);
    expect(
      view(presenter)
        .timeline.find((line) => line.state === 'now')
        ?.notes.at(-1),
    ).toEqual({ key: 'package-status.due', values: { due: '2026-11-17', days: 3 } });
  });

  it('shows a platform correction as with the platform, under its documented label', async () => {
    const shown = view(await follow(platformCorrects));
    expect([shown.state, shown.actions]).toEqual([
      'modifying',
      { mend: false, continue: false, claim: false, discard: false, letter: false },
    ]);
    expect(shown.holder[0]).toMatchObject({ key: 'package-status.late', values: { stage: 'platform-correcting' } });
    expect([shown.byPlatform, shown.mendTitle.key]).toEqual([true, 'detail.mend-title-platform']);
  });

  it('shows a colleague’s action while it is open, with a notice', async () => {
    const presenter = await follow(returnedPackage);
    await (await follow(returnedPackage, await office.seat('limin'))).mendPressed();
    office.clock.advance(refreshInterval);
    await until(() => presenter.content.kind === 'ready' && presenter.content.value.evidence.state === 'MODIFY');
    // Li Min has it now: the user can take it over, but cannot continue without that.
    expect(view(presenter).actions).toEqual({
      mend: false,
      continue: false,
      claim: true,
      discard: false,
      letter: false,
    });
    await until(() => zhou.presenters.toasts.notes.length > 0);
    expect(zhou.presenters.toasts.notes.map((note) => note.message)).toEqual([
      { key: 'materials.moved', values: { action: 'reopened', by: '李敏' } },
    ]);
  });

  it('keeps its content without a connection', async () => {
    const presenter = await follow(returnedPackage);
    const { content } = presenter;
    zhou.weather.lost();
    office.clock.advance(refreshInterval);
    await new Promise((done) => setImmediate(done));
    expect(presenter.content).toBe(content);
    zhou.weather.back();
    await (await follow(returnedPackage, await office.seat('limin'))).mendPressed();
    office.clock.advance(refreshInterval);
    await until(() => presenter.content.kind === 'ready' && presenter.content.value.evidence.state === 'MODIFY');
  });

  it('opens the returned materials at the document to be replaced', async () => {
    const presenter = await follow(returnedPackage);
    const [line] = view(presenter).returned;
    await presenter.mendPressed(line?.key);
    expect(zhou.place()).toContain(`s=BUSI_INVOICE&p=${returnedPackage}&item=${line?.key}`);
    expect((await office.backEnd.reviews.materials(returnedPackage)).record.state).toBe('MODIFY');
  });

  it('links to the waiting document of a package under correction, without reopening it', async () => {
    const presenter = await follow(beingCorrected);
    await presenter.mendPressed(view(presenter).returned[0]?.key);
    expect(presenter.trouble).toBeUndefined();
    expect(zhou.place()).toContain('s=BUSI_INVOICE');
  });

  it('shows a replaced document, which no longer waits', async () => {
    const materials = await openMaterials(zhou, beingCorrected);
    const item = materials.materials.flatMap((material) => material.items).find((each) => each.result === 'NOPASS');
    materials.files.fileReplaced(item?.documentId ?? '', pdf('better.pdf'));
    await until(() => materials.uploads.tasks.length === 0);
    const shown = view(await follow(beingCorrected));
    expect(shown.returned).toEqual([]);
    expect(shown.lines.find((line) => line.key === item?.documentId)).toMatchObject({
      changedSinceReturn: true,
      status: 'replaced',
      correction: { before: { key: 'materials.replaced-note', values: { name: item?.files[0]?.name } } },
    });
  });

  it('shows the earlier values of a document whose fields alone were corrected, and no other file', async () => {
    const materials = await openMaterials(zhou, beingCorrected);
    const item = materials.materials.flatMap((material) => material.items).find((each) => each.result === 'NOPASS');
    const type = async (field: 'number' | 'total', value: string): Promise<void> => {
      materials.work.typed(item?.documentId ?? '', field, value);
      office.clock.advance(1_000);
      await until(() => materials.state.saved.kind === 'saved');
    };
    const line = async () => view(await follow(beingCorrected)).lines.find((each) => each.key === item?.documentId);
    await type('number', '01280399');
    const text = (said: string) => ({ kind: 'text', text: said });
    const edited = {
      label: 'materials.invoice-number',
      before: text((item && documentNumber(item.content)) ?? ''),
      after: text('01280399'),
    };
    expect(await line()).toMatchObject({
      status: 'edited',
      correction: { before: undefined, by: '周思远', changes: [edited] },
    });
    await type('total', '1.00');
    expect((await line())?.correction?.changes).toEqual([
      edited,
      {
        label: 'materials.invoice-total',
        before: { kind: 'amount', text: '45483.34', main: true },
        after: { kind: 'amount', text: '1.00', main: true },
      },
    ]);
  });

  it('lists documents to be corrected first', async () => {
    const shown = view(await follow(returnedPackage));
    expect(shown.lines.findIndex((line) => line.key === shown.returned[0]?.key)).toBe(0);
    expect(shown.lines.map((line) => line.status)).toEqual([
      'NOPASS',
      ...Array.from({ length: 5 }, () => 'PASS'),
      'not-given',
    ]);
  });

  it('distinguishes documents of one category by their files, and shows a draft’s as not submitted', async () => {
    const id = await newPackage(zhou);
    const materials = await openMaterials(zhou, id, 'FINANCE_OTHER');
    await give(materials, '其他补充资料', '验收单.pdf');
    const shown = async () =>
      view(await follow(id)).lines.filter((line) => line.stage === 'FINANCE_OTHER' && line.files.length > 0);
    expect(await shown()).toMatchObject([
      {
        title: { key: 'detail.named', values: { name: '其他补充资料' } },
        fileName: '验收单.pdf',
        status: 'not-submitted',
      },
    ]);
    await give(materials, '其他补充资料', '送货单.pdf');
    expect((await shown()).map((line) => line.title.values)).toEqual(
      expect.arrayContaining([
        { name: '其他补充资料', file: '验收单.pdf' },
        { name: '其他补充资料', file: '送货单.pdf' },
      ]),
    );
    expect((await shown()).map((line) => line.fileName)).toEqual(['', '']);
  });

  it('names the colleague who corrects to users who may not', async () => {
    const shown = view(await follow(returnedPackage, await office.seat('guyunzhou')));
    expect(shown.holder[0]).toEqual({ key: 'package-status.theirs-returned', values: { name: '周思远', items: 1 } });
    expect(shown.mendTitle).toEqual({ key: 'detail.mend-title-by', values: { name: '周思远', items: 1 } });
    expect(shown.timeline.find((line) => line.state === 'now')).toMatchObject({
      title: { key: 'detail.now-returned-by', values: { name: '周思远' } },
      who: '',
    });
  });

  it('reports that a colleague was faster, and shows the new state', async () => {
    const presenter = await follow(returnedPackage);
    const li = await follow(returnedPackage, await office.seat('limin'));
    await li.claimPressed();
    await presenter.mendPressed();
    expect(presenter.trouble).toMatchObject({ because: 'package-moved', by: '李敏' });
    presenter.troubleRead();
    await until(() => view(presenter).actions.claim);
    expect(view(presenter).timeline.find((line) => line.state === 'now')?.title).toEqual({
      key: 'detail.now-returned-by',
      values: { name: '李敏' },
    });
  });

  it('reports an unknown result without a connection', async () => {
    const presenter = await follow(returnedPackage);
    zhou.weather.lost();
    await whileTimePasses(office.clock, presenter.mendPressed());
    expect(presenter.trouble).toEqual({ because: 'unknown', done: false });
    expect(presenter.busy).toBe(false);
  });

  it('offers no actions to a reader', async () => {
    const shown = view(await follow(returnedPackage, await office.seat('guyunzhou')));
    expect(shown.actions).toEqual({ mend: false, continue: false, claim: false, discard: false, letter: false });
  });

  describe('an unwanted draft', () => {
    it('is discarded after a confirmation, and the list opens', async () => {
      const id = await newPackage(zhou);
      const presenter = await follow(id);
      presenter.discardPressed();
      expect(presenter.discardAsked).toBe(true);
      presenter.discardDropped();
      expect((await office.backEnd.reviews.materials(id)).record.state).toBe('PREPARE');
      presenter.discardPressed();
      await presenter.discardConfirmed();
      expect(presenter.discardAsked).toBe(false);
      expect((await office.backEnd.reviews.materials(id)).record.state).toBe('INVALID');
      expect(zhou.place()).toBe(indexPathsOf({ book: 'credit', side: 'finance' }).list);
      expect(zhou.presenters.toasts.notes.map((note) => note.message)).toEqual([
        { key: 'detail.discarded', values: { number: id, kind: 'credit' } },
      ]);
      expect(await newPackage(zhou)).not.toBe(id);
    });

    it('is discarded once when the answer is lost', async () => {
      const id = await newPackage(zhou);
      const presenter = await follow(id);
      zhou.weather.loseAnswerOf('/corp/v1/extensions/packages/discard');
      await presenter.discardConfirmed();
      expect(presenter.trouble).toBeUndefined();
      expect(zhou.place()).toBe(indexPathsOf({ book: 'credit', side: 'finance' }).list);
      expect((await office.backEnd.reviews.materials(id)).record).toMatchObject({ state: 'INVALID', dataVersion: 2 });
    });

    it('stays when a colleague was faster', async () => {
      const id = await newPackage(zhou);
      const presenter = await follow(id);
      await (await follow(id, await office.seat('limin'))).claimPressed();
      await presenter.discardConfirmed();
      expect(presenter.trouble).toMatchObject({ because: 'package-moved', by: '李敏' });
      expect((await office.backEnd.reviews.materials(id)).record.state).toBe('PREPARE');
    });

    it('can be discarded by users who may edit, before submission, and when the back end allows it', async () => {
      const id = await newPackage(zhou);
      const presenter = await follow(id);
      expect(view(presenter).actions).toEqual({
        mend: false,
        continue: true,
        claim: false,
        discard: true,
        letter: false,
      });
      expect(view(await follow(id, await office.seat('guyunzhou'))).actions.discard).toBe(false);
      for (const other of [beingCorrected, returnedPackage, inReview])
        expect(view(await follow(other)).actions.discard).toBe(false);
      const { who } = zhou.presenters.session;
      if (presenter.content.kind !== 'ready' || !who) throw new Error('Nothing is shown');
      const context = {
        who,
        standing: packageStatusOf(presenter.content.value.evidence, {
          person: { userId: who.userId, role: who.role.code },
          today: '2026-11-21',
          expected: undefined,
          calendar: undefined,
        }),
        now: office.clock.now(),
        previewed: undefined,
        terms: zhou.presenters.session.pageConfig,
        account: presenter.accounts.view('', ''),
        clarity: () => undefined,
      };
      expect(
        packageDetailView(presenter.content.value, { ...context, offersDiscard: false, offersWithdrawal: false })
          .actions.discard,
      ).toBe(false);
    });
  });

  it('does not exist for another company', async () => {
    const presenter = await follow(returnedPackage, await office.seat('heqinghe'));
    expect(presenter.content).toMatchObject({ kind: 'failed', failure: { kind: 'not-found' } });
  });
});
