import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MaterialsActions } from '../../../../src/presentation/evidence/materials/materials-actions.ts';
import type { ItemView, MaterialsView } from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import type { OrderFill, OrderOffer } from '../../../../src/presentation/evidence/materials/commands/order-fill.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { ItemConflict } from '../../../../src/views/evidence/materials/ItemConflict.tsx';
import { MaterialsContext } from '../../../../src/views/evidence/materials/materials-context.ts';
import { OrderFillDialog } from '../../../../src/views/evidence/materials/OrderFillDialog.tsx';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const cells = (row: HTMLElement): readonly (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const number = {
  label: message('materials.contract-number'),
  mine: { kind: 'text', text: 'QH2026008' },
  theirs: { kind: 'text', text: 'QH-2026/009' },
} as const;
const amount = {
  label: message('materials.contract-amount'),
  mine: { kind: 'amount', text: '1.00', main: true },
  theirs: { kind: 'amount', text: '2.00', main: true },
} as const;

describe('the order behind a contract', () => {
  function drawn(offers: readonly OrderOffer[]) {
    const taken = vi.fn();
    show(
      <OrderFillDialog
        fill={
          {
            documentId: 'C1',
            views: [{ businessNumber: 'RX-1', orderNumber: 'PO-9', coreName: '', offers }],
            failure: undefined,
            valueTaken: taken,
            closed: vi.fn(),
            retryPressed: vi.fn(),
          } as unknown as OrderFill
        }
      />,
    );
    return taken;
  }

  it('is shown beside the entered values, each accepted separately', async () => {
    const taken = drawn([
      { ...number, id: 'contractNumber', same: false },
      { ...amount, id: 'contractAmount', same: true },
    ]);
    const [head, first, second] = screen.getAllByRole('row', { hidden: true });
    expect(within(head!).getAllByRole('columnheader', { hidden: true })).toHaveLength(4);
    expect(
      within(first!)
        .getAllByRole('cell', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['QH2026008', 'QH-2026/009', expect.any(String)]);
    expect(within(second!).queryByRole('button', { hidden: true })).toBeNull();
    await userEvent.click(within(first!).getByRole('button', { hidden: true }));
    expect(taken.mock.calls).toEqual([['RX-1', 'contractNumber']]);
  });
});

describe('two people’s values of one document', () => {
  const drawn = (differences: readonly object[]): void => {
    const view = {
      documentId: 'C1',
      save: { kind: 'refused', outcome: { saved: false, because: 'changed-by-another', by: '李敏' }, theirs: {} },
      differences,
    } as unknown as ItemView;
    show(
      <MaterialsContext
        value={{
          page: {} as MaterialsView,
          actions: { work: { conflictSettled: vi.fn() } } as unknown as MaterialsActions,
          beside: true,
        }}
      >
        <ItemConflict view={view} />
      </MaterialsContext>,
    );
  };

  it('are shown side by side, without a choice per line', () => {
    drawn([number, amount]);
    const [head, first] = screen.getAllByRole('row');
    expect(within(head!).getAllByRole('columnheader')).toHaveLength(3);
    expect(cells(first!)).toEqual(['QH2026008', 'QH-2026/009']);
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('have no lines when nothing differs', () => {
    drawn([]);
    expect(screen.queryByRole('table')).toBeNull();
  });
});
