import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { Trail } from '../../../src/presentation/pages/trail.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { PortalWorld } from './portal-world.tsx';
import { lazyScreen } from '../../../src/views/lazy/lazy-screen.ts';
import { ModuleBoundary } from '../../../src/views/shell/ModuleBoundary.tsx';
import { ModuleFailed } from '../../../src/views/shell/ModuleFailed.tsx';
import { WordsProvider } from '../../../src/words/WordsProvider.tsx';
import { zhCN } from '../../../features/support/every-word.ts';
import { drawWithoutAct, wipe } from './without-act.ts';

afterEach(wipe);

const show = (content: ReactNode): void =>
  drawWithoutAct(
    <WordsProvider locale="zh-CN" catalogue={zhCN}>
      {content}
    </WordsProvider>,
  );

const arrived = () => <p>到了</p>;

function chunk(...answers: readonly boolean[]) {
  let asked = 0;
  const Screen = lazyScreen(async () => {
    const there = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (!there) throw new TypeError('Failed to fetch dynamically imported module');
    return arrived;
  });
  return { Screen, asked: () => asked };
}

function draw(Screen: ReturnType<typeof chunk>['Screen']): void {
  show(
    <ModuleBoundary Fallback={ModuleFailed}>
      <Suspense fallback={<p>在路上</p>}>
        <Screen />
      </Suspense>
    </ModuleBoundary>,
  );
}

describe('a part of the portal that fails to load', () => {
  it('is reported in its place, and loaded again on request', async () => {
    const { Screen, asked } = chunk(false, true);
    draw(Screen);
    expect((await screen.findByRole('alert')).textContent).toContain('页面没有加载完整');
    expect(asked()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('到了')).toBeTruthy();
  });

  it('is loaded with the whole page when it fails again', async () => {
    const { Screen, asked } = chunk(false);
    draw(Screen);
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '刷新页面' })).toBeTruthy();
    expect(asked()).toBe(2);
  });

  it('is loaded once when requested repeatedly', async () => {
    const { Screen, asked } = chunk(true);
    Screen.preload();
    Screen.preload();
    draw(Screen);
    expect(await screen.findByText('到了')).toBeTruthy();
    expect(asked()).toBe(1);
  });
});

const Broken = (): never => {
  throw new Error('broken');
};

describe('a screen that fails', () => {
  it('shows a message and a retry', async () => {
    show(
      <ModuleBoundary Fallback={ModuleFailed}>
        <Broken />
      </ModuleBoundary>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('此页面出错了');
  });

  it('shows details for customer service, without the steps on request', async () => {
    const trail = new Trail('v1.2.3');
    trail.pageSeen('/index', 'U-1');
    trail.callFailed('/corp/v1/facts', new PortFault('offline'));
    const { presenters } = new PortalWorld();
    show(
      <PresentersContext value={{ ...presenters, trail }}>
        <ModuleBoundary Fallback={ModuleFailed}>
          <Broken />
        </ModuleBoundary>
      </PresentersContext>,
    );
    const said = () =>
      within(screen.getByRole('list', { name: '将复制的内容' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await screen.findByRole('list', { name: '将复制的内容' });
    expect(said()).toEqual(['build v1.2.3', '/index', '! /corp/v1/facts offline']);
    await userEvent.click(screen.getByRole('checkbox', { name: '复制时带上最近几步操作' }));
    expect(said()).toEqual(['build v1.2.3']);
    expect(screen.getByRole('button', { name: '复制给客服' })).toBeTruthy();
  });
});
