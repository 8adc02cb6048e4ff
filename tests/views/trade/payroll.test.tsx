import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';

import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { Payroll, PayrollDesk } from '../../../src/application/ports/trade/payroll-desk.ts';
import { money } from '../../../src/domain/money/money.ts';
import { PayrollPeople } from '../../../src/presentation/trade/shared/payroll/payroll-people.ts';
import { PayrollPanel } from '../../../src/views/trade/shared/payroll/PayrollPanel.tsx';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const people = Array.from({ length: 21 }, (_each, index) => ({
  name: `工${index + 1}号`,
  residentId: `990************${String(index + 1).padStart(3, '0')}`,
  card: '622848*********0018',
  amount: money('6500.00'),
}));
const payroll: Payroll = {
  project: '滨江站主体结构',
  period: '2026-11',
  total: money('136500.00'),
  people,
  isRemoved: false,
  mayReveal: true,
};

let desk: Pick<PayrollDesk, 'payroll' | 'numbers'>;
beforeEach(() => {
  desk = {
    payroll: async () => payroll,
    numbers: async (_which, place) => ({ residentId: `WHOLE-ID-${place}`, card: `WHOLE-CARD-${place}` }),
  };
});

async function draw(): Promise<void> {
  const shown = new PayrollPeople({ desk, session: { faultSeen: () => undefined } });
  show(
    <MemoryRouter>
      <main>
        <h1>1</h1>
        <PayrollPanel people={shown} instrumentId="I-1" />
      </main>
    </MemoryRouter>,
  );
  await waitFor(() => expect(shown.content.current.kind).not.toBe('loading'));
}

describe('the people of a payroll on a page', () => {
  it('are twenty at once, with project, month, number and sum', async () => {
    await draw();
    expect(screen.getByText('滨江站主体结构')).toBeTruthy();
    expect(screen.getByText('2026 年 11 月')).toBeTruthy();
    expect(screen.getByText('21 人，合计 ¥136,500.00')).toBeTruthy();
    expect(screen.getByText('工20号')).toBeTruthy();
    expect(screen.queryByText('工21号')).toBeNull();
    fireEvent.click(within(screen.getByRole('navigation')).getByRole('button', { name: /下一页/ }));
    expect(await screen.findByText('工21号')).toBeTruthy();
  });

  it('show the complete numbers only of the person whose button is pressed', async () => {
    await draw();
    const button = screen.getByRole('button', { name: '查看完整号码：工2号' });
    // The name says what a press does; an additional state would contradict it.
    expect(button.hasAttribute('aria-pressed')).toBe(false);
    fireEvent.click(button);
    expect(await screen.findByText('WHOLE-ID-2')).toBeTruthy();
    expect(screen.getByText('WHOLE-CARD-2')).toBeTruthy();
    expect(screen.getByText('990************001')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '隐藏号码：工2号' }));
    await waitFor(() => expect(screen.queryByText('WHOLE-ID-2')).toBeNull());
  });

  it('of a removed list are followed by the advice to upload it again', async () => {
    desk.payroll = async () => ({ ...payroll, people: [], total: money('0'), isRemoved: true, mayReveal: false });
    await draw();
    expect(screen.getByText('这份名单 90 天内没有用于申请，已自动删除。如需发放，请重新上传名单。')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('say why the list is not shown', async () => {
    desk.payroll = async () => {
      throw new PortFault('not-found', { call: 'x' });
    };
    await draw();
    expect(screen.queryByText('工1号')).toBeNull();
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
