import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PackageDetailPresenter } from '../../../src/presentation/package-detail/package-detail-presenter.ts';
import type { PackageDetailView } from '../../../src/presentation/package-detail/package-detail-view-model.ts';
import { shortName } from '../../../src/presentation/package-detail/short-name.ts';
import { lookInterval } from '../../../src/presentation/shared/lookout.ts';
import { openMaterials, openOffice, pdf, until, type Office, type Seat } from '../../builders/office.ts';

const returnedPackage = 'DD20261104-0136';
const beingCorrected = 'DD20261118-0038';
const inReview = 'DD20261115-0059';

describe('following a package', () => {
  let office: Office;
  let zhou: Seat;
  const follow = async (docDatumId: string, seat: Seat = zhou): Promise<PackageDetailPresenter> => {
    const presenter = seat.presenters.packageDetail();
    presenter.opened(docDatumId);
    await until(() => presenter.content.kind !== 'loading');
    return presenter;
  };
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
    expect(['澜川轨道交通装备股份有限公司', '有限公司', '甲'].map(shortName)).toEqual(['澜川轨道交通装备', '有限公司', '甲']);
  });

  it('names what was returned, and how much may be left alone', async () => {
    const shown = view(await follow(returnedPackage));
    expect(shown.returned.map((line) => line.reason)).toEqual(['价税合计与合同金额不符']);
    expect(shown.passed).toBe(5);
    expect(shown.holder).toMatchObject({ key: 'detail.holder-returned', values: { items: 1, until: '2026-11-24' } });
    expect(shown.actions).toEqual({ mend: true, continue: false, claim: false });
  });

  it('tells who has it, since when and until when', async () => {
    const { timeline } = view(await follow(inReview));
    const now = timeline.find((line) => line.state === 'now');
    expect(now?.notes.map((note) => note.key)).toEqual(['detail.since-days', 'detail.expected']);
    expect(timeline.map((line) => line.state)).toEqual(['done', 'done', 'now', 'next']);
  });

  it('shows what a colleague did while the page stands open, and says that it moved', async () => {
    const presenter = await follow(returnedPackage);
    await (await follow(returnedPackage, await office.seat('limin'))).mendPressed();
    office.clock.advance(lookInterval);
    await until(() => presenter.content.kind === 'ready' && presenter.content.value.evidence.state === 'MODIFY');
    expect(view(presenter).actions).toMatchObject({ continue: true });
    await until(() => zhou.presenters.toasts.notes.length > 0);
    expect(zhou.presenters.toasts.notes.map((note) => note.message.key)).toEqual(['detail.moved']);
  });

  it('keeps what it shows while there is no connection', async () => {
    const presenter = await follow(returnedPackage);
    const { content } = presenter;
    zhou.weather.lost();
    office.clock.advance(lookInterval);
    await new Promise((done) => setImmediate(done));
    expect(presenter.content).toBe(content);
    zhou.weather.back();
    await (await follow(returnedPackage, await office.seat('limin'))).mendPressed();
    office.clock.advance(lookInterval);
    await until(() => presenter.content.kind === 'ready' && presenter.content.value.evidence.state === 'MODIFY');
  });

  it('opens the returned materials, and leads to the one that is to be replaced', async () => {
    const presenter = await follow(returnedPackage);
    const [line] = view(presenter).returned;
    await presenter.mendPressed(line?.key);
    expect(zhou.place()).toContain(`s=BUSI_INVOICE&p=${returnedPackage}&item=${line?.key}`);
    expect((await office.backEnd.reviews.materials(returnedPackage)).record.state).toBe('MODIFY');
  });

  it('goes to what still waits in a package that is being corrected, without opening it again', async () => {
    const presenter = await follow(beingCorrected);
    await presenter.mendPressed(view(presenter).returned[0]?.key);
    expect(presenter.trouble).toBeUndefined();
    expect(zhou.place()).toContain('s=BUSI_INVOICE');
  });

  it('shows what was replaced since, which waits no longer', async () => {
    const materials = await openMaterials(zhou, beingCorrected);
    const item = materials.materials.flatMap((material) => material.items).find((each) => each.result === 'NOPASS');
    materials.files.replaced(item?.docFileId ?? '', pdf('better.pdf'));
    await until(() => materials.uploads.tasks.length === 0);
    const shown = view(await follow(beingCorrected));
    expect(shown.returned).toEqual([]);
    expect(shown.lines.find((line) => line.key === item?.docFileId)).toMatchObject({ changedSinceReturn: true, replaced: { fileName: item?.files[0]?.name } });
  });

  it('tells that a colleague was faster, and shows what is there then', async () => {
    const presenter = await follow(returnedPackage);
    const li = await follow(returnedPackage, await office.seat('limin'));
    await li.claimPressed();
    await presenter.mendPressed();
    expect(presenter.trouble).toMatchObject({ because: 'package-moved', by: '李敏' });
    presenter.troubleRead();
    await until(() => view(presenter).actions.claim);
    expect(view(presenter).timeline.find((line) => line.state === 'now')?.who).toBe('李敏');
  });

  it('tells that nothing got through, with another try', async () => {
    const presenter = await follow(returnedPackage);
    zhou.weather.lost();
    await presenter.mendPressed();
    expect(presenter.trouble).toMatchObject({ because: 'failed', failure: { kind: 'offline' } });
    expect(presenter.busy).toBe(false);
  });

  it('offers nothing to those who only read', async () => {
    const shown = view(await follow(returnedPackage, await office.seat('guyunzhou')));
    expect(shown.actions).toEqual({ mend: false, continue: false, claim: false });
  });

  it('does not exist for another company', async () => {
    const presenter = await follow(returnedPackage, await office.seat('heqinghe'));
    expect(presenter.content).toMatchObject({ kind: 'failed', failure: { kind: 'not-found' } });
  });
});
