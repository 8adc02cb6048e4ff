import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { afterEach, describe, expect, it } from 'vitest';
import { ChainPanel } from '../../../src/views/trade/shared/ChainPanel.tsx';
import { show } from '../design/show.tsx';

const own = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
afterEach(() => {
  cleanup();
  if (own) Object.defineProperty(Element.prototype, 'scrollIntoView', own);
  else Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('the chain of an instrument', () => {
  it('follows its loading also where a browser answers scrolling with a promise', async () => {
    const scrolls = { value: async () => Promise.resolve(), configurable: true };
    Object.defineProperty(Element.prototype, 'scrollIntoView', scrolls);
    const content = observable<{ current: object }>({ current: { kind: 'loading' } }, {}, { deep: false });
    show(<ChainPanel presenter={{ chain: { id: 'I-1', detail: content as never }, rowPressed: () => undefined }} />);
    runInAction(() => {
      content.current = { kind: 'empty' };
    });
    expect(await screen.findByText('权利流转')).toBeDefined();
  });

  it('has the focus when it opens, and gives it back to the row when it is closed', async () => {
    const presenter = observable({ openId: undefined as string | undefined });
    const Page = observer(function Page() {
      return (
        <>
          <button type="button" onClick={() => runInAction(() => (presenter.openId = 'I-1'))}>
            RX-1
          </button>
          <ChainPanel
            presenter={{
              chain: { id: presenter.openId, detail: { current: { kind: 'loading' } } as never },
              rowPressed: () => runInAction(() => (presenter.openId = undefined)),
            }}
          />
        </>
      );
    });
    show(<Page />);
    const row = screen.getByRole('button', { name: 'RX-1' });
    row.focus();
    await act(async () => fireEvent.click(row));
    expect(document.activeElement?.textContent).toBe('权利流转');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '关闭' })));
    expect(screen.queryByText('权利流转')).toBeNull();
    expect(document.activeElement).toBe(row);
  });
});
