import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { LimitsScreen } from '../../../src/views/home/limits/LimitsScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { openOffice, type Office, type Seat } from '../../builders/office.ts';
import { show } from '../design/show.tsx';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => {
  cleanup();
  office.close();
});

async function limitsOf(account: string, before: (seat: Seat) => void = () => undefined): Promise<void> {
  const seat = await office.seat(account);
  before(seat);
  const { session, limits } = seat.presenters;
  show(
    <MemoryRouter>
      <PresentersContext value={{ session, of: () => ({ limits }) } as unknown as Presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <LimitsScreen />
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
  );
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

it('a core enterprise sees each funder’s limit by product, with the total of the home page', async () => {
  await limitsOf('mengxizhou');
  const heze = within(screen.getByRole('region', { name: /^禾泽/ })).getByRole('table');
  expect(
    within(heze)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    '产品总额度已用可用',
    '应收账款债权¥20,000,000.00¥3,150,000.00¥16,850,000.00',
    '应收账款融资¥20,000,000.00¥0.00¥20,000,000.00',
    '合计¥40,000,000.00¥3,150,000.00¥36,850,000.00',
  ]);
  expect(within(heze).getByRole('link', { name: '应收账款融资' }).getAttribute('href')).toBe(
    '/cv3/est/finance-data/index/issue',
  );
});

it('a user without limits sees that, and no other user’s', async () => {
  await limitsOf('zhousiyuan');
  expect([screen.getByText('没有额度信息').textContent, screen.queryByRole('table')]).toEqual(['没有额度信息', null]);
  expect(screen.getByText(/只有核心企业的用户可以查看/).textContent).toContain('没有需要您查看的内容');
});

it('a failure to load the limits is shown', async () => {
  await limitsOf('mengxizhou', (seat) => seat.weather.refuse('/corp/v1/extensions/company-facts', '暂时无法读取'));
  expect((await screen.findByRole('alert')).textContent).toContain('暂时无法读取');
});
