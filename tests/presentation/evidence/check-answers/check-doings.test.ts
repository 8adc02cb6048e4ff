import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../server/core/desks.ts';
import type { CheckAnswersPresenter } from '../../../../src/presentation/evidence/check-answers/check-answers-presenter.ts';
import { refreshInterval } from '../../../../src/presentation/shared/refresh-poller.ts';
import {
  give,
  newPackage,
  openMaterials,
  openOffice,
  pdf,
  until,
  type Office,
  type Seat,
} from '../../../builders/office.ts';

const complete = 'DD20261119-0031';
const base = '/credit/finance-data';

let office: Office;
let zhou: Seat;
beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
});
afterEach(() => office.close());

async function check(packageId = complete, seat = zhou): Promise<CheckAnswersPresenter> {
  const presenter = seat.presenters.checkAnswers('credit');
  presenter.opened(packageId);
  await until(() => presenter.content.kind !== 'loading');
  return presenter;
}
const sent = (path: string): number => zhou.weather.sent.get(path) ?? 0;
const submits = async (presenter: CheckAnswersPresenter): Promise<void> => {
  presenter.submitPressed();
  await until(() => !presenter.submitting);
};
/** Lowers the contracts of the complete package below the financing amount. */
async function lowerContract(): Promise<void> {
  const materials = await openMaterials(zhou, complete);
  const contract = materials.materials
    .flatMap((material) => material.items)
    .find((item) => item.content.kind === 'contract');
  materials.editors.get(contract?.documentId ?? '')?.typed({ contractAmount: '1.00' });
  office.clock.advance(1_000);
  await until(() => materials.state.saved.kind === 'saved');
  materials.left();
}

describe('the check page', () => {
  it('begins idle, and links back to the materials and to the package', async () => {
    const presenter = await check();
    expect(presenter.viewModel).toMatchObject({
      warningsAsked: false,
      outdated: false,
      submitting: false,
      trouble: undefined,
      underWay: 0,
      missed: [],
      state: 'to-be-completed',
    });
    presenter.backPressed();
    expect(zhou.place()).toBe(`${base}/upload/default?p=${complete}`);
    presenter.detailPressed();
    expect(zhou.place()).toBe(`${base}/detail?p=${complete}`);
  });

  it('links back to the previous place: the stage, its tab, and the open document', async () => {
    const materials = await openMaterials(zhou, complete, 'BUSI_INVOICE');
    const item = materials.materials.find(({ stage }) => stage === 'BUSI_INVOICE')?.items[1]?.documentId ?? '';
    const materialId = materials.materials.find(({ stage }) => stage === 'BUSI_INVOICE')?.materialId ?? '';
    materials.tabChosen(materialId, 'checked');
    materials.itemPressed(item);
    await materials.checkPressed();
    const presenter = await check();
    presenter.backPressed();
    expect(zhou.place()).toBe(
      `${base}/upload/default?s=BUSI_INVOICE&p=${complete}&item=${item}&tab=${materialId}.checked`,
    );
  });

  it('reports a failed load, submits nothing, and can be loaded again', async () => {
    zhou.weather.refuse(calls.packageFind.path, '系统维护中');
    const presenter = await check();
    expect(presenter.content).toMatchObject({ kind: 'failed', failure: { what: { values: { words: '系统维护中' } } } });
    expect([presenter.viewModel.maySubmit, presenter.viewModel.shown, presenter.toCompare, presenter.check]).toEqual([
      false,
      undefined,
      [],
      { doubts: [], blockers: [], warnings: [] },
    ]);
    presenter.submitPressed();
    await presenter.questionConfirmed();
    expect([presenter.submitting, sent(calls.packageConfirm.path)]).toEqual([false, 0]);
    zhou.weather.answerItself(calls.packageFind.path);
    presenter.retryPressed();
    expect(presenter.content.kind).toBe('loading');
    await until(() => presenter.content.kind === 'ready');
    expect(presenter.viewModel.maySubmit).toBe(true);
  });

  it('stops refreshing after it is left', async () => {
    const presenter = await check();
    presenter.left();
    const asked = sent(calls.packageFind.path);
    office.clock.advance(refreshInterval);
    expect(sent(calls.packageFind.path) - asked).toBe(0);
  });

  it('counts a file that arrives meanwhile, and lists each file that did not arrive once', async () => {
    const packageId = await newPackage(zhou);
    const materials = await openMaterials(zhou, packageId);
    const presenter = await check(packageId);
    await give(materials, '发票', 'wrong.exe');
    const added = presenter.viewModel.missed;
    const letter =
      materials.materials.find((material) => material.name === '其他补充资料' || material.stage === 'FINANCE_OTHER')
        ?.materialId ?? '';
    materials.files.filesGiven(letter, [pdf('letter.pdf')]);
    expect(presenter.viewModel.underWay).toBe(1);
    await until(() => presenter.viewModel.underWay === 0);
    expect([added, presenter.viewModel.missed]).toEqual([['wrong.exe'], ['wrong.exe']]);
  });
});

describe('a package refused for missing original invoices', () => {
  const refused = async (documents: readonly string[]) => {
    zhou.weather.answerInstead(calls.packageConfirm.path, () => ({
      status: 200,
      body: { code: 'ORIGINALS_MISSING', message: '', data: { count: documents.length, documents } },
      traceId: undefined,
    }));
    const presenter = await check();
    presenter.submitPressed();
    await until(() => !presenter.submitting && (presenter.originals.isOpen || presenter.trouble !== undefined));
    return presenter;
  };

  it('asks for the invoices that the refusal names', async () => {
    const materials = await openMaterials(zhou, complete);
    const invoice =
      materials.materials.flatMap(({ items }) => items).find(({ content }) => content.kind === 'invoice')?.documentId ??
      '';
    materials.left();
    const presenter = await refused([invoice]);
    expect([
      presenter.originals.views.map(({ documentId }) => documentId),
      presenter.originals.demanded,
      presenter.trouble,
    ]).toEqual([[invoice], true, undefined]);
  });

  it('shows the refusal when none of the named invoices is in the package', async () => {
    const presenter = await refused(['nobody']);
    expect([presenter.originals.isOpen, presenter.trouble]).toEqual([
      false,
      { done: false, because: 'originals-missing', documents: ['nobody'] },
    ]);
  });
});

describe('a question before submitting', () => {
  it('can be cancelled, and is not asked again once it was answered', async () => {
    await lowerContract();
    const presenter = await check();
    presenter.submitPressed();
    expect([presenter.warningsAsked, sent(calls.packageConfirm.path)]).toEqual([true, 0]);
    presenter.questionDropped();
    expect([presenter.warningsAsked, presenter.submitting]).toEqual([false, false]);
    presenter.submitPressed();
    const submitting = presenter.questionConfirmed();
    expect([presenter.warningsAsked, presenter.submitting]).toEqual([false, true]);
    await submitting;
    expect(zhou.place()).toBe(`${base}/upload/success?p=${complete}`);
  });
});

describe('a submission', () => {
  it('that fails is reported, and another press repeats the same request', async () => {
    const presenter = await check();
    zhou.weather.refuse(calls.packageConfirm.path, '系统维护中');
    await submits(presenter);
    expect(presenter.trouble).toMatchObject({
      because: 'failed',
      failure: { what: { values: { words: '系统维护中' } } },
    });
    presenter.failureRead();
    expect(presenter.trouble).toBeUndefined();
    zhou.weather.answerItself(calls.packageConfirm.path);
    await submits(presenter);
    expect(zhou.place()).toContain('/upload/success');
  });

  it('happens once when pressed twice, and never for a reader', async () => {
    const presenter = await check();
    presenter.submitPressed();
    presenter.submitPressed();
    await presenter.questionConfirmed();
    await until(() => !presenter.submitting);
    expect(sent(calls.packageConfirm.path)).toBe(1);
    const director = await office.seat('guyunzhou');
    const reader = await check(complete, director);
    reader.submitPressed();
    expect([reader.viewModel.maySubmit, reader.submitting, reader.viewModel.state]).toEqual([
      false,
      false,
      'organising',
    ]);
  });

  it('clears the list of files that did not arrive', async () => {
    const materials = await openMaterials(zhou, complete);
    await give(materials, '发票', 'wrong.exe');
    materials.left();
    const presenter = await check();
    await submits(presenter);
    expect([zhou.presenters.queue.of(complete), presenter.viewModel.missed]).toEqual([[], []]);
  });
});
