import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HiddenRender } from '../../../src/views/shell/HiddenRender.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a part drawn out of sight', () => {
  it('is drawn, is not visible, and has no effects', async () => {
    const happened: string[] = [];
    function Piece() {
      happened.push('drawn');
      useLayoutEffect(() => void happened.push('laid out'));
      useEffect(() => void happened.push('took effect'));
      return <p>Ahead</p>;
    }
    await act(
      async () =>
        void render(
          <HiddenRender>
            <Piece />
          </HiddenRender>,
        ),
    );
    expect([new Set(happened), document.querySelector('p')?.style.display]).toEqual([new Set(['drawn']), 'none']);
  });

  it('does not disturb others when it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let tries = 0;
    function Broken(): never {
      tries += 1;
      throw new Error('Nothing to see');
    }
    await act(
      async () =>
        void render(
          <>
            <h1>Here</h1>
            <HiddenRender>
              <Broken />
            </HiddenRender>
          </>,
        ),
    );
    expect([tries > 0, screen.getByRole('heading', { name: 'Here' }).isConnected]).toEqual([true, true]);
  });
});
