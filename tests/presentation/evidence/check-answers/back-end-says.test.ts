import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../features/support/weather.ts';
import type { MaterialWire } from '../../../../src/contract/documented/evidence/materials.ts';
import type { RawAnswer } from '../../../../src/contract/transport.ts';
import type { CheckAnswersPresenter } from '../../../../src/presentation/evidence/check-answers/check-answers-presenter.ts';
import { openMaterials, openOffice, until, type Office, type Seat } from '../../../builders/office.ts';

const complete = 'DD20261119-0031';
const confirm = '/corp/mps/v1/certificate/doc/datum/confirm';
const submitCheck = '/corp/mps/v1/certificate/doc/datum/corp/submit/check';
const needSubmit = '/corp/mps/v1/certificate/doc/datum/check/need/submit';
const productStates = '/corp/v1/products/corp/info/comprehensive';
const materialList = '/corp/v1/certificate/doc/material/list-full';

const answer = (data: unknown): RawAnswer => ({
  status: 200,
  body: { code: '0', message: '', data },
  traceId: undefined,
});
const strange: MaterialWire = {
  docMaterialId: 'DM-X',
  docStdCategoryId: 'X',
  categoryName: '碳排放证明',
  docUploadStage: 'CARBON',
  docFileType: 'CARBON_PROOF',
  properties: [{ propertyType: 'SIGNED_BY' }, { propertyType: 'REQUIRED' }],
};

describe('the checks of the back end', () => {
  let office: Office;
  let zhou: Seat;
  const check = async (): Promise<CheckAnswersPresenter> => {
    const presenter = zhou.presenters.checkAnswers('credit');
    presenter.opened(complete);
    await until(() => presenter.content.kind !== 'loading');
    return presenter;
  };
  const submits = async (presenter: CheckAnswersPresenter): Promise<void> => {
    presenter.submitPressed();
    await until(() => !presenter.submitting);
  };

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
  });
  afterEach(() => office.close());

  it('are shown before submission: known codes as text, others as the back end words them', async () => {
    const presenter = await check();
    const [material] = presenter.content.kind === 'ready' ? presenter.content.value.materials : [];
    const materialId = material?.materialId ?? '';
    zhou.weather.answerInstead(submitCheck, () =>
      answer({
        missing: [
          { docMaterialId: materialId, message: 'item-incomplete' },
          { docMaterialId: 'DM-9', message: '缺少法人身份证' },
        ],
      }),
    );
    await submits(presenter);
    expect(presenter.viewModel.shown?.blockers.map(({ what }) => what)).toEqual([
      { kind: 'text', text: { key: 'check.platform-incomplete', values: { name: material?.name } } },
      { kind: 'text', text: { key: 'check.platform-says', values: { name: '', words: '缺少法人身份证' } } },
    ]);
    expect(zhou.weather.sent.get(confirm)).toBeUndefined();
    zhou.weather.answerItself(submitCheck);
    await submits(presenter);
    expect(zhou.place()).toContain('/upload/success');
  });

  it.each<[string, { readonly state: string; readonly time: number }, string]>([
    ['was withdrawn', { state: 'WITHDRAWN', time: Date.parse('2026-11-20T02:00:00Z') }, 'held.agreement-withdrawn'],
    [
      'is overdue to be signed',
      { state: 'TO_SIGN', time: Date.parse('2026-11-20T02:00:00Z') },
      'held.agreement-to-sign',
    ],
  ])('hold back a package never submitted while its agreement %s, and show why', async (_what, agreement, key) => {
    zhou.weather.answerInstead(productStates, () =>
      answer({ products: [{ productType: 'CREDIT', opened: true, agreement }] }),
    );
    const presenter = await check();
    expect(presenter.viewModel).toMatchObject({
      maySubmit: false,
      shown: { restriction: { product: 'CREDIT', words: { key } } },
    });
    await submits(presenter);
    expect(zhou.weather.sent.get(confirm)).toBeUndefined();
    zhou.weather.answerItself(productStates);
    await presenter.changesPressed();
    expect([presenter.viewModel.maySubmit, presenter.viewModel.shown?.restriction]).toEqual([true, undefined]);
  });

  it.each<[string, () => RawAnswer]>([
    [
      'is to be signed by a time to come',
      () =>
        answer({
          products: [
            {
              productType: 'CREDIT',
              opened: true,
              agreement: { state: 'TO_SIGN', time: Date.parse('2027-01-01T02:00:00Z') },
            },
          ],
        }),
    ],
    ['cannot be asked about', () => refusal('SERVICE_UNAVAILABLE', '')],
  ])('let a package never submitted pass while its agreement %s', async (_what, told) => {
    zhou.weather.answerInstead(productStates, told);
    const presenter = await check();
    expect([presenter.viewModel.maySubmit, presenter.viewModel.shown?.restriction]).toEqual([true, undefined]);
  });

  it('hold back a package that does not wait for submission, and show why', async () => {
    zhou.weather.answerInstead(needSubmit, () => answer(false));
    const presenter = await check();
    expect(presenter.viewModel).toMatchObject({ maySubmit: false, shown: { doubts: [{ key: 'check.not-needed' }] } });
    await submits(presenter);
    expect(zhou.weather.sent.get(confirm)).toBeUndefined();
  });

  it.each([
    ['does not say whether it waits', () => answer(null)],
    ['cannot be asked whether it waits', () => refusal('018000500', '维护中')],
  ])('hold back nothing when the back end %s', async (_case, says) => {
    zhou.weather.answerInstead(needSubmit, says);
    const { shown, maySubmit } = (await check()).viewModel;
    expect([maySubmit, shown?.doubts]).toEqual([true, []]);
  });

  it('hold back the package when they cannot be requested, and can be requested again', async () => {
    const presenter = await check();
    zhou.weather.answerInstead(submitCheck, () => refusal('018000500', '核对服务维护中'));
    await submits(presenter);
    expect(presenter.trouble).toMatchObject({
      because: 'not-checked',
      failure: { what: { values: { words: '核对服务维护中' } } },
    });
    expect(zhou.weather.sent.get(confirm)).toBeUndefined();
    zhou.weather.answerItself(submitCheck);
    await presenter.askAgainPressed();
    expect(zhou.place()).toContain('/upload/success');
  });

  it('hold back a package whose list of materials is empty', async () => {
    zhou.weather.answerInstead(materialList, () => answer([]));
    const { shown, maySubmit } = (await check()).viewModel;
    expect(maySubmit).toBe(false);
    expect(shown?.doubts).toEqual([{ key: 'check.no-materials' }]);
    const materials = await openMaterials(zhou, complete);
    expect(materials.state.stages.map(({ state }) => state)).not.toContain('complete');
    expect(materials.state.stages.map(({ state }) => state)).not.toContain('optional');
  });

  it('show a material with an unknown stage, type or property', async () => {
    zhou.weather.answerInstead(materialList, () => answer([strange]));
    const { shown } = (await check()).viewModel;
    expect(shown?.doubts).toEqual([
      { key: 'check.unrecognised', values: { name: '碳排放证明', codes: ['CARBON', 'CARBON_PROOF', 'SIGNED_BY'] } },
    ]);
    expect(shown?.stages.flatMap((stage) => stage.materials.map((material) => material.name))).toEqual(['碳排放证明']);
  });
});
