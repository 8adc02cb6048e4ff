import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusRecovery } from '../../../src/views/shell/use-focus-recovery.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

/** A page with a list whose rows disappear when they are pressed, and a button that removes all of them. */
function Page({ says = false }: { readonly says?: boolean }) {
  const main = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(['one', 'two']);
  const [gone, setGone] = useState(false);
  useFocusRecovery(main);
  return (
    <main ref={main}>
      {gone ? (
        <p>another page</p>
      ) : (
        <div>
          <h1 tabIndex={-1}>Rows</h1>
          <section>
            {rows.map((row) => (
              <p key={row}>
                <button
                  type="button"
                  onClick={() => {
                    setRows(rows.filter((each) => each !== row));
                    if (says) screen.getByText('leave').focus();
                  }}
                >
                  {row}
                </button>
              </p>
            ))}
          </section>
          <button type="button" onClick={() => setGone(true)}>
            leave
          </button>
        </div>
      )}
    </main>
  );
}

const press = async (name: string, how: 'key' | 'pointer' = 'key'): Promise<void> => {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => {
    if (how === 'key') fireEvent.keyDown(button, { key: ' ' });
    else fireEvent.pointerDown(button);
    fireEvent.click(button);
  });
};
/** Enough frames for any removed element to have moved the focus. */
const frames = async (): Promise<void> => {
  for (let left = 20; left > 0; left -= 1)
    await act(async () => new Promise<number>((resolve) => void requestAnimationFrame(resolve)));
};

describe('the focus after a pressed button disappears', () => {
  it('moves beside it, first in its list and then around it', async () => {
    show(<Page />);
    await press('one');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('two'));
    await press('two');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('leave'));
  });

  it('stays where other code has put it', async () => {
    show(<Page says />);
    await press('one');
    await frames();
    expect(document.activeElement?.textContent).toBe('leave');
  });

  it('does not move after a pointer press', async () => {
    show(<Page />);
    await press('one', 'pointer');
    await frames();
    expect(document.activeElement).toBe(document.body);
  });

  it('is left to the next page when the whole page changes', async () => {
    show(<Page />);
    await press('leave');
    await frames();
    expect(document.activeElement).toBe(document.body);
  });
});
