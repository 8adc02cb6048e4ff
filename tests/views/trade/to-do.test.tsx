import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { Payroll } from '../../../src/application/ports/trade/payroll-desk.ts';
import { money } from '../../../src/domain/money/money.ts';
import { passCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import { emptyTradeForm, type TradeApplication } from '../../../src/domain/trade/shared/trade-application.ts';
import { ApplicationPresenter } from '../../../src/presentation/trade/shared/application-presenter.ts';
import { PayrollPeople } from '../../../src/presentation/trade/shared/payroll/payroll-people.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { OpenedApplication } from '../../../src/presentation/trade/shared/opened-application.ts';
import { ApplicationBeside } from '../../../src/views/trade/shared/application/ApplicationBeside.tsx';
import { idleTradeDesk, waitingIssue } from '../../builders/trade-application.ts';
import { show } from '../design/show.tsx';

const step = { role: 'operator', isOwn: true, names: ['沈南枝'], isSigned: false } as const;
const pressed: TradeApplication = { ...waitingIssue, waitsFor: step, steps: [step] };
const rows = ['TA-1', 'TA-2'].map((id) => ({ ...pressed, id, number: `QF-${id}` }));

let went: (string | undefined)[];
let closed: number;
/** The values in which the applications of a test differ from an issue. */
let more: Partial<TradeApplication>;

const application = (id: string): TradeApplication => ({ ...pressed, ...more, id, number: `QF-${id}` });

const payroll: Payroll = {
  project: '滨江站',
  period: '2026-11',
  total: money('6500.00'),
  people: [{ name: '工一', residentId: '990************017', card: '622848*********0018', amount: money('6500.00') }],
  isRemoved: false,
  mayReveal: true,
};
const payrolls = {
  payrollPeople: () =>
    new PayrollPeople({
      desk: { payroll: async () => payroll, numbers: async () => ({ residentId: '', card: '' }) },
      session: { faultSeen: () => undefined },
    }),
};

/** The panel of the first of two applications that wait for the user. */
async function pane(): Promise<OpenedApplication> {
  const opened: OpenedApplication = new OpenedApplication({
    application: (_kind, changed) =>
      new ApplicationPresenter({
        desk: {
          ...idleTradeDesk,
          application: async (id) => application(id),
          decide: async ({ applicationId }) => ({
            done: true,
            application: { ...application(applicationId), state: 'EFFECTIVE', version: 4, decisionBar: 'not-waiting' },
          }),
        },
        session: { faultSeen: () => undefined } as never,
        navigator: {} as never,
        toasts: { show: () => undefined } as never,
        clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
        formPath: () => undefined,
        financingPath: () => undefined,
        instrumentPath: () => undefined,
        path: (id) => id,
        signing: () => {
          throw new Error('Not signed in this test');
        },
        toDoPath: '/to-do',
        changed,
      }),
    groups: () => [{ name: 'toDecide', rows: opened.withHandled('toDecide', rows) }],
    goTo: (id) => {
      went.push(id);
      opened.addressChanged(id);
    },
    reload: async () => undefined,
  });
  opened.addressChanged('TA-1');
  await act(async () =>
    show(
      <MemoryRouter>
        <PresentersContext value={{ of: () => payrolls } as unknown as Presenters}>
          <main>
            <button type="button">Row</button>
            <ApplicationBeside
              opened={opened}
              kind="credit"
              pathOf={({ id }) => `/application?id=${id}`}
              onClosed={() => (closed += 1)}
            />
          </main>
        </PresentersContext>
      </MemoryRouter>,
      'en',
    ),
  );
  return opened;
}

beforeEach(() => {
  [went, closed, more] = [[], 0, {}];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shownPane = () => screen.getByRole('region', { name: /Issue to/ });

describe('an application beside the queue', () => {
  it('shows its place, what it asks for, who has it and what happened', async () => {
    await pane();
    const text = shownPane().textContent;
    for (const words of ['1 of 2', 'QF-TA-1', '¥100,000.00', 'submitted', 'You Operator approval'])
      expect(text).toContain(words);
    expect(within(shownPane()).getByRole('link', { name: 'QF-TA-1' }).getAttribute('href')).toBe(
      '/application?id=TA-1',
    );
  });

  it('tells the director who loses by a correction who made it, what is lost and what follows, and each rule once', async () => {
    const held = passCheck('ORDER', { entry: 'issue-accepted' });
    more = {
      act: 'correction',
      makerName: '',
      instrumentNumber: 'RX6101-2026-00874',
      checks: [held, held, held],
    };
    await pane();
    const shown = screen.getByRole('region', { name: 'Correction: instrument RX6101-2026-00874' });
    const said = shown.textContent ?? '';
    expect(said).toContain('Submitted by the platform');
    expect(said).toContain('your company no longer holds this ¥100,000.00: it must be accepted again');
    expect(said).toContain('correction, Instrument RX6101-2026-00874 ¥100,000.00');
    expect(said.match(/The entry has not been corrected before/gu)).toHaveLength(1);
    fireEvent.click(within(shown).getByRole('button', { name: 'Reject' }));
    const reasons = within(screen.getByRole('alertdialog')).getByRole('combobox');
    expect([...reasons.querySelectorAll('option')].map(({ textContent }) => textContent)).toContain(
      'The entry is right as it is',
    );
    expect(reasons.textContent).not.toContain('Wrong payee');
  });

  it('tells that what a correction takes goes back to another company', async () => {
    more = { act: 'correction', checks: [passCheck('ORDER', { entry: 'court-transfer' })] };
    await pane();
    expect(screen.getByText(/no longer holds this ¥100,000\.00: it goes back to 宁波砚舟/u)).toBeDefined();
  });

  it('shows the people whose wages it pays, with their number and sum', async () => {
    more = { act: 'payroll-issue', form: { ...emptyTradeForm, project: '滨江站', period: '2026-11' } };
    await pane();
    expect(await screen.findByText('1 person, ¥6,500.00 in all')).toBeTruthy();
    expect(screen.getByText('990************017')).toBeTruthy();
    // Project and month are shown once, in the summary of the application.
    expect(screen.getAllByText('滨江站')).toHaveLength(1);
  });

  it('shows the people whose wages it accepts, with project and month', async () => {
    const terms = { project: '滨江站', period: '2026-11', people: 1 };
    more = {
      act: 'accept',
      instrument: {
        id: 'I-1',
        number: 'RX-1',
        dueOn: '2027-03-31',
        issuedOn: '2026-11-27',
        issuerName: '启衡重工',
        contractNumber: '',
        isTransferable: true,
        payroll: terms,
      },
    };
    await pane();
    expect(await screen.findByText('工一')).toBeTruthy();
    expect(screen.getByText('Nov 2026')).toBeTruthy();
  });

  it('goes on to the next one, and says where there is none', async () => {
    const opened = await pane();
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next' })));
    expect([went, opened.detail?.application?.id]).toEqual([['TA-2'], 'TA-2']);
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('opens the next one after a decision, with the focus on its heading', async () => {
    const opened = await pane();
    const approve = screen.getByRole('button', { name: 'Approve' });
    approve.focus();
    await act(async () => fireEvent.click(approve));
    expect([went, opened.resultOf({ id: 'TA-1' })?.state]).toEqual([['TA-2'], 'EFFECTIVE']);
    expect(shownPane().textContent).toContain('1 of 1');
    expect(document.activeElement).toBe(within(shownPane()).getByRole('heading', { name: 'Issue to 宁波砚舟' }));
  });

  it('is closed by Escape, and a dialog over it is not', async () => {
    await pane();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reject' })));
    await act(async () => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' }));
    expect([closed, went]).toEqual([0, []]);
    await act(async () =>
      fireEvent.keyDown(screen.getByRole('button', { name: 'Next', hidden: true }), { key: 'Escape' }),
    );
    expect([closed, went]).toEqual([1, [undefined]]);
  });
});
