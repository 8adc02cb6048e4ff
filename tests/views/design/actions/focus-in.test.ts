import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusOnceLost } from '../../../../src/views/design/actions/focus-in.ts';

afterEach(() => document.body.replaceChildren());

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

/** A page with a heading, and a region in it with a button. */
function page(): { readonly heading: HTMLElement; readonly inPlace: HTMLElement; readonly elsewhere: HTMLElement } {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">资料</h1><article id="place"><button>展开</button></article></main><input>';
  const found = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
  return { heading: found('h1'), inPlace: found('#place button'), elsewhere: found('input') };
}

describe('the focus after its element is removed', () => {
  it('moves to the first existing place', async () => {
    const { inPlace } = page();
    focusOnceLost(['gone', 'place']);
    await frame();
    expect(document.activeElement).toBe(inPlace);
  });

  it('moves to the place also from the heading', async () => {
    const { heading, inPlace } = page();
    heading.focus();
    focusOnceLost(['place']);
    await frame();
    expect(document.activeElement).toBe(inPlace);
  });

  it('moves to the heading when no place exists', async () => {
    const { heading } = page();
    focusOnceLost(['gone']);
    await frame();
    expect(document.activeElement).toBe(heading);
  });

  it('stays at another element until that is left', async () => {
    const { elsewhere, inPlace } = page();
    elsewhere.focus();
    focusOnceLost(['place']);
    await frame();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.blur();
    await frame();
    await frame();
    expect(document.activeElement).toBe(inPlace);
  });
});

describe('the time limit for the focus', () => {
  afterEach(() => void vi.useRealTimers());
  const frames = (count: number): void => {
    for (let passed = 0; passed < count; passed += 1) vi.advanceTimersToNextFrame();
  };

  it.each([
    [89, true],
    [90, false],
  ])('after %i frames at another element still allows it: %s', (count, isPut) => {
    const { elsewhere, inPlace } = page();
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    elsewhere.focus();
    focusOnceLost(['place']);
    frames(count);
    elsewhere.blur();
    frames(2);
    expect(document.activeElement === inPlace).toBe(isPut);
  });

  it('ends when the place has been focused', () => {
    const { inPlace } = page();
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    inPlace.focus();
    focusOnceLost(['place']);
    frames(1);
    inPlace.blur();
    frames(2);
    expect(document.activeElement).toBe(document.body);
  });
});
