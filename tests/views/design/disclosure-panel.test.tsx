import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DisclosurePanel } from '../../../src/views/design/panels/DisclosurePanel.tsx';
import { show } from './show.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function opened(walks: boolean, places = ['一', '二', '三']): HTMLElement {
  show(
    <DisclosurePanel
      label="菜单"
      walks={walks}
      renderButton={({ onPress, ...parts }) => (
        <button type="button" {...parts} onClick={onPress}>
          打开
        </button>
      )}
    >
      <>
        {places.map((place) => (
          <a key={place} href={`/${place}`}>
            {place}
          </a>
        ))}
        <input aria-label="输入" />
      </>
    </DisclosurePanel>,
  );
  const button = screen.getByRole('button', { name: '打开' });
  button.focus();
  return button;
}
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });
const at = (): string => document.activeElement?.textContent ?? '';

describe('a menu below a button', () => {
  it('opens by the down arrow at its first entry, and wraps around', () => {
    const button = opened(true);
    press('ArrowUp');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    press('ArrowDown');
    const seen = [at()];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      press(key);
      seen.push(at());
    }
    expect(seen).toEqual(['一', '二', '三', '一', '三', '一', '三']);
    press('Escape');
    expect([button.getAttribute('aria-expanded'), at()]).toEqual(['false', '打开']);
  });

  it('is navigated along its columns and across them, as they are drawn', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function drawnAt(this: Element) {
      return new DOMRect(0, ['一二', '三四', '五'].findIndex((line) => line.includes(this.textContent)) * 60);
    });
    opened(true, ['一', '二', '三', '四', '五']);
    press('ArrowDown');
    const seen = [
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowRight',
      'ArrowRight',
      'End',
      'ArrowRight',
      'Home',
    ].map((key) => {
      press(key);
      return at();
    });
    expect(seen).toEqual(['三', '五', '二', '四', '一', '四', '三', '三', '四', '四', '五', '五', '一']);
  });

  it('is entered from its button when it is open', () => {
    const button = opened(true);
    fireEvent.click(button);
    expect(at()).toBe('打开');
    press('ArrowDown');
    expect(at()).toBe('一');
  });

  it('leaves the arrow keys to a field', () => {
    fireEvent.click(opened(true));
    screen.getByRole('textbox').focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('is navigated only when it contains links', () => {
    const button = opened(false);
    press('ArrowDown');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
