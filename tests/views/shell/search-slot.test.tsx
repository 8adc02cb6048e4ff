import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { PagesSource } from '../../../src/presentation/shell/palette/pages-source.ts';
import { PalettePresenter } from '../../../src/presentation/shell/palette/palette-presenter.ts';
import { SearchSlot } from '../../../src/views/shell/SearchSlot.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { show } from '../design/show.tsx';

const patience = { timeout: 60_000 };
const session = {
  who: { menus: [] },
  pageConfig: { products: [] },
  faultSeen: () => undefined,
} as unknown as SessionStore;

beforeEach(() => {
  // jsdom does not support dialogs or scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

/** Renders the slot of the search, and waits until the search is in it. */
async function drawn(): Promise<void> {
  const palette = new PalettePresenter({
    session,
    clock: new ManualClock(0),
    pages: new PagesSource(session),
    recent: { entries: [] },
    navigator: { goTo: () => undefined, replaceWith: () => undefined, current: () => '' },
    records: { isOffered: false, find: async () => [] },
    trade: { isOffered: false, find: async () => [] },
    topics: { reset: () => undefined, find: async () => [] },
  });
  show(
    <PresentersContext value={{ finding: async () => palette } as unknown as Presenters}>
      <SearchSlot />
    </PresentersContext>,
  );
  fireEvent.pointerMove(window);
  await screen.findByRole('button', {}, patience);
}
const press = (key: string, held: Partial<KeyboardEventInit> = { ctrlKey: true }): boolean =>
  fireEvent.keyDown(window, { key, ...held });
const isOpen = (): boolean => screen.queryByRole('dialog') !== null;

describe('the search shortcut', () => {
  it.each([
    ['Ctrl and K', 'k', { ctrlKey: true }],
    ['⌘ and K', 'k', { metaKey: true }],
    ['Ctrl and K with capitals locked', 'K', { ctrlKey: true }],
  ])('%s opens the search, and is not passed to the browser', async (_, key, held) => {
    await drawn();
    // A key that the portal does not handle is left to the browser.
    expect([press(key, held), isOpen()]).toEqual([false, true]);
  });

  it.each([
    ['K alone', 'k', {}],
    ['Alt', 'k', { ctrlKey: true, altKey: true }],
    ['Shift', 'k', { ctrlKey: true, shiftKey: true }],
    ['another letter', 'j', { ctrlKey: true }],
  ])('%s does not open the search, and is passed to the browser', async (_, key, held) => {
    await drawn();
    expect([press(key, held), isOpen()]).toEqual([true, false]);
  });

  it('does not open the search over a question', async () => {
    await drawn();
    const question = document.createElement('div');
    question.setAttribute('aria-modal', 'true');
    document.body.append(question);
    expect([press('k'), isOpen()]).toEqual([false, false]);
    question.remove();
    press('k');
    expect(isOpen()).toBe(true);
  });
});
