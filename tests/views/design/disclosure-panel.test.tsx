// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DisclosurePanel } from '../../../src/views/design/panels/DisclosurePanel.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

function opened(walks: boolean, places = ['一', '二', '三']): HTMLElement {
  show(
    <DisclosurePanel label="菜单" walks={walks} renderButton={({ onPress, ...parts }) => <button type="button" {...parts} onClick={onPress}>打开</button>}>
      <>
        {places.map((place) => <a key={place} href={`/${place}`}>{place}</a>)}
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
  it('opens by the arrow downwards, at its first place, and is walked over round and round', () => {
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

  it('goes in from its button where it stands open', () => {
    const button = opened(true);
    fireEvent.click(button);
    expect(at()).toBe('打开');
    press('ArrowDown');
    expect(at()).toBe('一');
  });

  it('leaves the arrows of a field to the field', () => {
    fireEvent.click(opened(true));
    screen.getByRole('textbox').focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('is walked over only where it holds places to go', () => {
    const button = opened(false);
    press('ArrowDown');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
