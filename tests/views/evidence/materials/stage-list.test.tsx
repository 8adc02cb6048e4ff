// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MaterialsActions } from '../../../../src/presentation/evidence/materials/materials-actions.ts';
import type { MaterialsView, StageView } from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import { BookProvider } from '../../../../src/views/evidence/shared/book-context.ts';
import { MaterialsContext } from '../../../../src/views/evidence/materials/materials-context.ts';
import { StageList } from '../../../../src/views/evidence/materials/StageList.tsx';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const stage = (name: StageView['stage'], wish: Partial<StageView>): StageView => ({ stage: name, done: 0, needed: 0, state: 'optional', attention: false, ...wish });

it('says once of each stage how far it is, and of the one that is shown what is counted', () => {
  const page = {
    stages: [stage('BUSI_INVOICE', { done: 32, needed: 40, state: 'partial' }), stage('BUSI_CONTRACT', { done: 1, needed: 1, state: 'complete' }), stage('FINANCE_OTHER', {}), stage('FINANCE_AUTH', { attention: true })],
    saved: { kind: 'nothing' }, totals: { invoices: '0.00', contracts: '0.00', financing: '1.00', share: 0, invoicesBelow: false }, frame: { editable: true },
  } as unknown as MaterialsView;
  show(
    <BookProvider value="credit">
      <MaterialsContext value={{ page, actions: {} as MaterialsActions, beside: false }}>
        <StageList stage="BUSI_INVOICE" docDatumId="DD1" />
      </MaterialsContext>
    </BookProvider>,
  );
  const links = within(screen.getByRole('navigation')).getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['发票已齐 32/40未完成', '贸易合同1/1已完成', '其他资料选填', '融资授权选填有退回']);
});
