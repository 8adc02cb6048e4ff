import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { PartnerEntry, PartnerGuest } from '../../../../src/application/ports/entry/partner-entry.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { PartnerEntryPresenter } from '../../../../src/presentation/entry/partner-entry/partner-entry-presenter.ts';
import type { Presenters } from '../../../../src/presentation/presenters.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { LinksContext } from '../../../../src/views/design/actions/links-context.ts';
import { PartnerEntryScreen } from '../../../../src/views/entry/partner-entry/PartnerEntryScreen.tsx';
import { PresentersContext } from '../../../../src/views/pages/presenters-context.ts';
import { show } from '../../design/show.tsx';

afterEach(cleanup);
const guest: PartnerGuest = { personName: '周思远', companyName: '宁波砚舟精密铸造有限公司', token: 'T' };
const expired = new PortFault('refused', { code: 'SIGN_IN_EXPIRED', serverMessage: '登录已过期' });

function drawn(
  desk: Partial<PartnerEntry>,
  { who, target = '/credit/finance-data/index/finance' }: { readonly who?: string; readonly target?: string } = {},
) {
  const told: unknown[] = [];
  const session = {
    who: who === undefined ? undefined : { personName: who },
    start: async () => void told.push('started'),
    restart: async () => void told.push('restarted'),
    landing: '/index',
  } as unknown as SessionStore;
  const presenter = new PartnerEntryPresenter({
    session,
    watch: { start: () => undefined },
    navigator: { goTo: () => undefined, replaceWith: (path: string) => void told.push(path), current: () => '' },
    desk: {
      announcement: async (words) => {
        told.push(words.partner);
        return { known: true, guest };
      },
      enter: async (given) => void told.push(given.token),
      ...desk,
    },
  });
  const presenters = {
    session,
    shell: { signInPage: '/login/login' },
    of: () => ({ partnerEntry: () => presenter }),
  } as unknown as Presenters;
  show(
    <MemoryRouter
      initialEntries={[
        `/partner-entry?partner=HUASHU&corp=C&user=U&at=1&nonce=N&sign=S&target=${encodeURIComponent(target)}`,
      ]}
    >
      <PresentersContext value={presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <PartnerEntryScreen />
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
  );
  return told;
}

it('the page shows the user to sign in, and enters on a press', async () => {
  const told = drawn({});
  await screen.findByText('以 周思远（宁波砚舟精密铸造有限公司） 的身份进入'.replace('） 的', '）的'));
  expect(told).toEqual(['HUASHU']);
  fireEvent.click(screen.getByRole('button', { name: '确认并进入' }));
  await waitFor(() => expect(told).toEqual(['HUASHU', 'T', 'started', '/credit/finance-data/index/finance']));
});

it('the page shows whose session ends, and starts a new one', async () => {
  const told = drawn({}, { who: '李敏' });
  await screen.findByText(/当前登录的 李敏 将退出/);
  fireEvent.click(screen.getByRole('button', { name: '确认并进入' }));
  await waitFor(() => expect(told).toContain('restarted'));
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'the page does not follow %s to another host',
  async (target) => {
    const told = drawn({}, { target });
    fireEvent.click(await screen.findByRole('button', { name: '确认并进入' }));
    await waitFor(() => expect(told.at(-1)).toBe('/index'));
  },
);

it.each<[string, Partial<PartnerEntry>]>([
  ['nobody is announced', { announcement: async () => Promise.reject(expired) }],
  ['it was too late', { enter: async () => Promise.reject(expired) }],
])('the page shows why it fails when %s, with the usual sign-in', async (_why, desk) => {
  drawn(desk);
  const press =
    screen.queryByRole('button', { name: '确认并进入' }) ??
    (desk.enter ? await screen.findByRole('button', { name: '确认并进入' }) : undefined);
  if (press) fireEvent.click(press);
  expect((await screen.findByRole('alert')).textContent).toContain('登录已过期');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cv3/login/login');
});

it.each([
  ['over', /已经用过、已经过期/],
  ['incomplete', /链接不完整/],
] as const)('the page explains a link that is %s', async (because, words) => {
  drawn({ announcement: async () => ({ known: false, because }) });
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

it('the page requests nothing for a truncated link', async () => {
  const told = drawn({}, { target: '' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/链接不完整/);
  expect(told).toEqual([]);
});
