import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MaterialsScreen } from '../../../../src/views/evidence/materials/MaterialsScreen.tsx';
import { besidePreview } from '../../../../src/views/evidence/materials/use-materials-styles.ts';
import { demoPackages, deskForEachTest } from '../../../builders/desk.tsx';

describe('with paper and form beside the list', () => {
  const desk = deskForEachTest();
  const rows = (): HTMLElement[] =>
    screen.getAllByRole('article').map((document) => document.querySelector<HTMLElement>('[data-row]') ?? document);
  const marked = (): readonly boolean[] =>
    screen.getAllByRole('article').map((document) => document.getAttribute('aria-current') === 'true');
  const work = (): HTMLElement => screen.getByRole('region', { name: '正在核对的资料' });
  /** The file whose row is marked, the one whose form is open, and the one in the viewer. */
  const together = (): readonly string[] => [
    rows()[marked().indexOf(true)]?.title ?? '',
    within(work()).getByRole('group').getAttribute('aria-label')?.replace(' 的信息', '') ?? '',
    screen.getByRole('region', { name: /^预览：/u }).querySelector('h2')?.textContent ?? '',
  ];

  beforeEach(async () => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query === besidePreview }),
    );
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    );
    desk.shows(MaterialsScreen, `/upload?s=BUSI_INVOICE&p=${demoPackages.complete}`);
    await screen.findAllByRole('article');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('the first document is marked, open and shown', () => {
    expect(marked()).toEqual([true, false, false]);
    expect(new Set(together()).size).toBe(1);
  });

  it('a pressed row selects form and paper, and arrow keys do not', async () => {
    const user = userEvent.setup();
    await user.click(rows()[1] ?? document.body);
    const pressed = rows()[1]?.title ?? '';
    expect([marked(), together()]).toEqual([
      [false, true, false],
      [pressed, pressed, pressed],
    ]);
    await waitFor(() => expect(work().contains(document.activeElement)).toBe(true));
    rows()[1]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows()[2]);
    expect(together()).toEqual([pressed, pressed, pressed]);
  });

  it('paging in the viewer selects row and form', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^下一个文件/u }));
    const second = rows()[1]?.title ?? '';
    expect([marked(), together()]).toEqual([
      [false, true, false],
      [second, second, second],
    ]);
  });
});
