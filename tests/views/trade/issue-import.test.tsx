import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';

import type { ReadSheetOutcome } from '../../../src/application/ports/trade/import-desk.ts';
import { refuseCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { IssueImport } from '../../../src/presentation/trade/issue/issue-import.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { IssueImportPage } from '../../../src/views/trade/issue/IssueImportPage.tsx';
import { KindProvider } from '../../../src/views/trade/shared/kind-context.ts';
import { importDeskOf, noTexts, readOutcome, readRow, sheetGiven } from '../../builders/imports.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

let outcome: ReadSheetOutcome;
let importing: IssueImport;

beforeEach(() => {
  outcome = readOutcome([readRow(2), readRow(3)]);
  const desk = importDeskOf(() => outcome);
  importing = new IssueImport({
    kind: 'credit',
    desk: {
      ...desk,
      submit: async (drafts, key) =>
        (await desk.submit(drafts, key)).map((result, at) =>
          at === 0
            ? {
                ...result,
                application: undefined,
                refusal: { because: 'rule', check: refuseCheck('LIMIT', 'exceeded', { left: '1.00' }) },
              }
            : result,
        ),
    },
    vault: { upload: async () => ({ arrived: true, fileId: 'PK-1' }) },
    identifiers: { next: () => 'id' },
    session: { faultSeen: () => undefined },
    paths: { form: '/issue', applications: '/applications', application: (id) => `/approval?id=${id}` },
  });
});

async function draw(): Promise<void> {
  const session = { pageConfig: { name: '', nameEn: '' } };
  const presenters = {
    session,
    of: () => ({ issueForm: () => ({ sheet: () => importing }) }),
  } as unknown as Presenters;
  show(
    <MemoryRouter>
      <PresentersContext value={presenters}>
        <KindProvider value="credit">
          <main>
            <IssueImportPage />
          </main>
        </KindProvider>
      </PresentersContext>
    </MemoryRouter>,
    'en',
  );
  await act(async () => importing.filesGiven([sheetGiven]));
}
const press = async (name: string | RegExp): Promise<void> => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};

describe('the page of many issues', () => {
  it('tells number and sum of the good rows, and what is left of the limit', async () => {
    await draw();
    const [summary] = screen.getAllByRole('status');
    expect(summary?.textContent).toContain('2 valid rows, ¥20.00 in all');
    expect(summary?.textContent).toContain('¥980.00 after all of these are submitted');
    expect(screen.getByRole('table', { name: 'Valid rows' })).toBeTruthy();
  });

  it('says which rows were imported before, and keeps them where that is wanted', async () => {
    const before = {
      applicationId: 'TA-9',
      number: 'QF-9',
      makerName: 'Shen Nanzhi',
      importedAt: Date.parse('2026-11-20T02:00:00Z'),
      isDraft: false,
    };
    outcome = readOutcome([readRow(2, { before, timesBefore: 1 }), readRow(3)]);
    await draw();
    const notice = screen
      .getByText('1 row was imported within the last 30 days and is left out')
      .closest('[role=status]');
    expect(notice?.textContent).toMatch(
      /Row 2: 远帆制造, ¥10\.00, imported by Shen Nanzhi on .*20.* as application QF-9/u,
    );
    expect(screen.getByRole('link', { name: 'QF-9' }).getAttribute('href')).toContain('TA-9');
    expect(screen.getByRole('button', { name: /^Save 1 / })).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Save these rows again' }));
    await press(/^Save 2 /);
    expect(screen.queryByText(/was imported within/u)).toBeNull();
    expect(importing.drafts).toHaveLength(2);
  });

  it('lists what is wrong by row and column, with the remedy and the workbook to correct', async () => {
    outcome = {
      ...readOutcome([
        readRow(2, {
          texts: { ...noTexts, amount: '1e3' },
          problems: [{ column: 'amount', because: 'not-an-amount' }],
        }),
      ]),
      faultyRows: { name: '签发-to correct.xlsx', address: 'data:,' },
    } as ReadSheetOutcome;
    await draw();
    const [, row] = within(screen.getByRole('table', { name: 'Rows to correct' })).getAllByRole('row');
    expect(row?.textContent).toBe('Row 2Amount (CNY)1e3Not an amount: enter a number such as 1234.56');
    expect(screen.getByRole('button', { name: 'Download the rows to correct' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Save/u })).toBeNull();
  });

  it('does not call rows right that were all imported before', async () => {
    const before = { applicationId: 'TA-9', number: 'QF-9', makerName: 'Shen', importedAt: 0, isDraft: false };
    outcome = readOutcome([readRow(2, { before, timesBefore: 1 }), readRow(3, { before, timesBefore: 1 })]);
    await draw();
    expect(screen.getByText('0 rows to save: all 2 valid rows were imported before')).toBeTruthy();
    expect(screen.queryByText(/of the issuing limit/u)).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
    expect(screen.getByText('2 valid rows, ¥20.00 in all')).toBeTruthy();
  });

  it('asks before another file replaces rows that are kept nowhere, and says what is done first', async () => {
    outcome = {
      ...readOutcome([
        readRow(2, { texts: { ...noTexts, amount: '1' }, problems: [{ column: 'amount', because: 'not-positive' }] }),
        readRow(3),
      ]),
      faultyRows: { name: '签发-to correct.xlsx', address: 'data:,' },
    } as ReadSheetOutcome;
    await draw();
    expect(screen.getByText(/First save the 1 valid row as drafts/u)).toBeTruthy();
    await act(async () => importing.filesGiven([sheetGiven]));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('1 row is not saved as drafts yet')).toBeTruthy();
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Go back' })));
    expect(importing.toKeep).toHaveLength(1);
    await press(/^Save 1 /u);
    expect(screen.getByText(/press “Choose another file”/u)).toBeTruthy();
  });

  it('keeps no drafts of rows that are the same before the box is ticked', async () => {
    outcome = readOutcome([readRow(2), readRow(3, { sameAs: 2 })]);
    await draw();
    expect(screen.getByText('Row 3 is the same as row 2: 远帆制造, ¥10.00')).toBeTruthy();
    await press(/^Save 2 drafts/u);
    expect(importing.drafts).toEqual([]);
    await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
    await press(/^Save 2 drafts/u);
    expect(importing.drafts).toHaveLength(2);
  });

  it('submits the drafts after a confirmation, with a result for each, the refused first', async () => {
    await draw();
    screen.getByRole('button', { name: 'Save 2 drafts' }).focus();
    await press('Save 2 drafts');
    // The button has disappeared, and the focus is on the saved drafts.
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain('2 drafts');
    expect(screen.getByRole('link', { name: 'Applications' }).getAttribute('href')).toBe('/applications');
    await press('Submit all (2)');
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toContain('¥20.00 in all');
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Submit' })));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('1 submitted; 1 not submitted and still a draft'),
    );
    const told = screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('1 submitted'));
    expect(told?.textContent).toContain('Awaiting approval by');
    expect(within(told!).getByRole('link', { name: 'Applications' }).getAttribute('href')).toBe('/applications');
    const [, first, second] = within(screen.getByRole('table', { name: 'Drafts and results' })).getAllByRole('row');
    expect(first?.textContent).toContain('Not submitted');
    expect(second?.textContent).toContain('Submitted, awaiting approval');
    expect(
      within(second ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/approval?id=TA-2');
  });
});
