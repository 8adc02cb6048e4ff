import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { ReadRow, ReadSheetOutcome } from '../../../src/application/ports/trade/import-desk.ts';
import { SheetReader } from '../../../src/presentation/trade/shared/imports/sheet-reader.ts';
import type { TransferPresenter } from '../../../src/presentation/trade/transfer/transfer-presenter.ts';
import { PayeeSheetDialog } from '../../../src/views/trade/transfer/PayeeSheetDialog.tsx';
import { importDeskOf, readOutcome, readRow, sheetGiven } from '../../builders/imports.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

let outcome: ReadSheetOutcome;
let reading: SheetReader;
let filled: (readonly ReadRow[])[];
let closed: number;

beforeEach(() => {
  outcome = readOutcome([readRow(2), readRow(3, { problems: [{ column: 'payee', because: 'payee-unknown' }] })]);
  [filled, closed] = [[], 0];
  reading = new SheetReader({
    act: 'transfer',
    kind: 'credit',
    desk: importDeskOf(() => outcome),
    vault: { upload: async () => ({ arrived: true, fileId: 'PK-1' }) },
    identifiers: { next: () => 'id' },
    session: { faultSeen: () => undefined },
  });
});

async function draw(room: number): Promise<void> {
  const presenter = {
    room,
    sheet: () => reading,
    holding: { holdingId: 'H-1' },
    rowsImported: (rows: readonly ReadRow[]) => void filled.push(rows),
  } as unknown as TransferPresenter;
  show(<PayeeSheetDialog presenter={presenter} onClosed={() => (closed += 1)} />, 'en');
  await act(async () => reading.filesGiven([sheetGiven], 'H-1'));
}

describe('the payees of a transfer from a sheet', () => {
  it('are filled in where nothing is wrong with them; the others are listed', async () => {
    await draw(20);
    expect(screen.getByRole('table', { name: 'Rows to correct' }).textContent).toContain('No such payee');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Fill in 1 payee' })));
    expect([filled.map((rows) => rows.map(({ row }) => row)), closed]).toEqual([[[2]], 1]);
  });

  it('are not filled in where the form has no room for them', async () => {
    await draw(0);
    expect(screen.queryByRole('button', { name: /^Fill in/u })).toBeNull();
    expect(screen.getByText(/the form has room for 0 more/u)).toBeTruthy();
    expect(filled).toEqual([]);
  });
});
