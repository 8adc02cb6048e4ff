import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeId } from '../../../../src/views/evidence/materials/place-id.ts';
import { scrollToPlace } from '../../../../src/views/evidence/materials/use-mend-place.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** An element at some height of a screen of 768 pixels, which records whether it was scrolled to. */
function placed(
  id: string,
  top: number,
  inside: Element = document.body,
): { readonly element: HTMLElement; readonly scrolled: () => boolean } {
  const element = document.createElement(id.split('-').length > 2 ? 'input' : 'article');
  element.id = id;
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 30);
  let scrolled = false;
  element.scrollIntoView = () => void (scrolled = true);
  inside.append(element);
  return { element, scrolled: () => scrolled };
}

async function led(): Promise<void> {
  scrollToPlace({ item: 'I1', field: 'number' });
  await new Promise((done) => requestAnimationFrame(done));
}

describe('the way to a field', () => {
  it('scrolls to the row of its document when the form is beside the list, and focuses the field', async () => {
    const row = placed(placeId('I1'), 5_000);
    const field = placed(placeId('I1', 'number'), 300);
    await led();
    expect([row.scrolled(), field.scrolled(), document.activeElement]).toEqual([true, false, field.element]);
  });

  it('does not scroll visible elements', async () => {
    const row = placed(placeId('I1'), 200);
    const field = placed(placeId('I1', 'number'), 300);
    await led();
    expect([row.scrolled(), field.scrolled()]).toEqual([false, false]);
  });

  it('scrolls only to the field when it is in its row', async () => {
    const row = placed(placeId('I1'), 5_000);
    const field = placed(placeId('I1', 'number'), 5_100, row.element);
    await led();
    expect([row.scrolled(), field.scrolled()]).toEqual([false, true]);
  });
});
