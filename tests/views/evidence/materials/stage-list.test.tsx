import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MaterialsActions } from '../../../../src/presentation/evidence/materials/materials-actions.ts';
import type { MaterialsView, StageView } from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import { BookProvider } from '../../../../src/views/evidence/shared/book-context.ts';
import { MaterialsContext } from '../../../../src/views/evidence/materials/materials-context.ts';
import { StageList } from '../../../../src/views/evidence/materials/StageList.tsx';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const stage = (name: StageView['stage'], wish: Partial<StageView>): StageView => ({
  stage: name,
  given: 0,
  needed: 0,
  toMend: 0,
  toCheck: 0,
  reading: 0,
  sending: 0,
  state: 'optional',
  attention: false,
  ...wish,
});

function shown(stages: readonly StageView[]): void {
  const page = {
    stages,
    saved: { kind: 'nothing' },
    totals: { invoices: '0.00', contracts: '0.00', financing: '1.00', share: 0, invoicesBelow: false },
    frame: { editable: true },
  } as unknown as MaterialsView;
  show(
    <BookProvider value="credit">
      <MaterialsContext value={{ page, actions: {} as MaterialsActions, beside: false }}>
        <StageList stage="BUSI_INVOICE" packageId="DD1" />
      </MaterialsContext>
    </BookProvider>,
  );
}

const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('a stage with unchecked documents is not complete', () => {
  shown([stage('BUSI_INVOICE', { given: 6, needed: 6, toCheck: 3, state: 'to-check' })]);
  expect(links()).toEqual(['发票已上传 6/6 · 待核对 3未核对完']);
});

it('each stage shows its progress once, and the current one its counts', () => {
  shown([
    stage('BUSI_INVOICE', { given: 32, needed: 40, toMend: 1, toCheck: 3, reading: 2, sending: 4, state: 'partial' }),
    stage('BUSI_CONTRACT', { given: 1, needed: 1, state: 'complete' }),
    stage('FINANCE_OTHER', {}),
    stage('FINANCE_AUTH', { given: 6, needed: 6, toCheck: 3, state: 'to-check', attention: true }),
  ]);
  expect(links()).toEqual([
    '发票已上传 32/40 · 上传中 4 · 待完善 1 · 待核对 3 · 识别中 2未完成',
    '贸易合同1/1已完成',
    '其他资料选填',
    '融资授权6/6 · 待核对 3有退回',
  ]);
});
