import { useRef } from 'react';
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { topOnScreen, useTopOnScreen } from '../../../src/views/pages/use-top-on-screen.ts';

afterEach(() => vi.unstubAllGlobals());

function Pane() {
  const pane = useRef<HTMLDivElement>(null);
  useTopOnScreen(pane, true);
  return (
    <main>
      <div data-testid="list" />
      <div data-testid="pane" ref={pane} />
    </main>
  );
}

it('an element is measured again when the content beside it comes, though the page keeps its height', () => {
  const watched = new Map<Element, () => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: () => void;
      constructor(changed: () => void) {
        this.#changed = changed;
      }
      observe(element: Element): void {
        watched.set(element, this.#changed);
      }
      disconnect(): void {
        watched.clear();
      }
    },
  );
  const shown = render(<Pane />);
  const pane = shown.getByTestId('pane');
  const topOf = (): string => pane.style.getPropertyValue(topOnScreen);
  expect(topOf()).toBe('0px');
  pane.getBoundingClientRect = () => ({ top: 180 }) as DOMRect;
  watched.get(shown.getByTestId('list'))?.();
  expect(topOf()).toBe('180px');
  shown.unmount();
  expect(watched.size).toBe(0);
});
