import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import type { BulkApproval } from '../../../src/presentation/trade/to-do/bulk-approval.ts';
import { BulkApprovalDialogs, BulkApprovalResults } from '../../../src/views/trade/to-do/BulkApprovalParts.tsx';
import { show } from '../design/show.tsx';

const row = {
  id: 'TA-1',
  number: 'QF20261207-000001',
  act: 'issue',
  counterpartyName: '宁波砚舟',
  amount: money('10.00'),
  dueOn: '2027-03-31',
};
const approval = (change: Partial<BulkApproval>) =>
  ({
    results: [{ row, now: undefined, financing: undefined, isApproved: true, why: undefined }],
    refused: [],
    listed: [row],
    listedTotal: money('10.00'),
    listedTotalInWords: '壹拾元整',
    confirming: false,
    ...change,
  }) as unknown as BulkApproval;
const drawn = (together: BulkApproval) => (
  <MemoryRouter>
    <BulkApprovalResults together={together} pathOf={() => undefined} />
  </MemoryRouter>
);

describe('the results of a bulk approval', () => {
  const scrolled = vi.fn(async () => undefined);
  beforeEach(() => {
    scrolled.mockClear();
    Object.assign(Element.prototype, { scrollIntoView: scrolled });
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('are scrolled into view, take the focus where nothing has it, and go without a fault', () => {
    const shown = show(drawn(approval({})), 'en');
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toContain('1 application approved together');
    // Newer browsers return a promise from scrolling, which is no cleanup.
    expect(() => shown.unmount()).not.toThrow();
  });

  it('leave the focus where the user has put it', () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    show(drawn(approval({})), 'en');
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});

it('the question of a bulk approval is not shown where its signature has ended', () => {
  const dialogs = (change: Partial<BulkApproval>) => (
    <MemoryRouter>
      <BulkApprovalDialogs together={approval(change)} />
    </MemoryRouter>
  );
  const shown = show(dialogs({ confirming: true }), 'en');
  expect(screen.getByRole('alertdialog')).toBeDefined();
  shown.unmount();
  show(dialogs({}), 'en');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
