import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { PrerenderedFrame } from '../../../src/views/shell/PrerenderedFrame.tsx';
import { lazyScreen } from '../../../src/views/lazy/lazy-screen.ts';
import type { Page } from '../../../src/views/pages/page.ts';
import { PortalWorld } from './portal-world.tsx';
import { wipe } from './without-act.ts';

const list = '/credit/finance-data/index/finance';
const patience = { timeout: 60_000 };

let drawn: number;
let tookEffect: number;
/** The parts of the sign-in page. */
let stood: readonly string[];
const Arrival = lazyScreen(async () => () => {
  drawn += 1;
  useEffect(() => void (tookEffect += 1));
  return <h1>Where one arrives</h1>;
});
const page: Pick<Page, 'prepare' | 'words' | 'Screen'> = { Screen: Arrival, words: [], prepare: async () => undefined };

const landmarks = (): readonly string[] =>
  [...document.querySelectorAll('header, main, footer, h1')].map(({ localName }) => localName);

async function onTheWayIn(ahead: ReactNode): Promise<PortalWorld> {
  [drawn, tookEffect] = [0, 0];
  const world = new PortalWorld();
  world.who = undefined;
  world.open(list, 'zh-CN', ahead);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('用户名', {}, patience), 'zhousiyuan');
  expect(drawn).toBe(0);
  stood = landmarks();
  await user.type(screen.getByLabelText('登录密码'), 'H');
  return world;
}

afterEach(wipe);

describe('the frame prepared during the sign-in', () => {
  it('is not in the document, and has no effects', async () => {
    await onTheWayIn(<PrerenderedFrame page={page as Page} />);
    await waitFor(() => expect(drawn).toBe(1), patience);
    expect([document.body.textContent?.includes('Where one arrives'), landmarks(), tookEffect]).toEqual([
      false,
      stood,
      0,
    ]);
    expect(screen.getByLabelText('登录密码')).toBe(document.activeElement);
  });

  it('does not stop the sign-in when it cannot be drawn', async () => {
    const Broken = (): never => {
      drawn += 1;
      throw new Error('Nothing to see');
    };
    const world = await onTheWayIn(
      <PrerenderedFrame page={{ ...page, Screen: lazyScreen(async () => Broken) } as Page} />,
    );
    await waitFor(() => expect(drawn).toBeGreaterThan(0), patience);
    await userEvent.type(screen.getByLabelText('登录密码'), 'uiyu#2026{Enter}');
    await screen.findByRole('heading', { level: 1, name: '融资资料管理' }, patience);
    expect(world.place).toBe(list);
  });
});
