import { beforeEach, describe, expect, test } from 'vitest';
import { PageStrip } from '../../../src/presentation/viewer/page-strip.ts';
import { a4 } from './fake-documents.ts';

let strip: PageStrip;

beforeEach(() => {
  strip = new PageStrip();
  strip.viewportResized({ width: 824, height: 600 });
  strip.setPages(200, a4);
});

describe('pages below each other', () => {
  test('begin a gap below the top and leave a gap between them', () => {
    expect(strip.layout.slice(0, 2)).toEqual([
      { number: 1, top: 12, width: 800, height: 1000 },
      { number: 2, top: 1024, width: 800, height: 1000 },
    ]);
    expect(strip.pages.strip).toEqual({ width: 824, height: 200 * 1012 + 12 });
  });

  test('are drawn only near the viewport', () => {
    strip.scrolledTo(50_000);
    expect(strip.pages.near.map((page) => page.number)).toEqual([49, 50, 51]);
  });

  test('fill the width of any viewport', () => {
    strip.viewportResized({ width: 424, height: 600 });
    expect(strip.scale).toBe(0.5);
    strip.run('rotate');
    expect(strip.scale).toBe(0.4);
  });

  test('follow the most common width, not the widest', () => {
    strip.setPageSize(7, { width: 4000, height: 1000 });
    expect(strip.scale).toBe(1);
    expect(strip.pages.strip.width).toBe(4024);
  });
});

describe('the present page', () => {
  test.each([
    [0, 1],
    [700, 1],
    [830, 2],
    [200 * 1012 + 12 - 600, 200],
  ])('at the scroll position %i is %i', (top, page) => {
    strip.scrolledTo(top);
    expect(strip.pageNumber).toBe(page);
  });

  test('stays in view while zoom and rotation change the strip', () => {
    strip.goToPage(100);
    for (const command of ['zoom-in', 'zoom-in', 'rotate', 'zoom-out', 'fit-width', 'rotate'] as const) {
      strip.run(command);
      expect(strip.pageNumber).toBe(100);
    }
  });

  test('stays when a page above it turns out to be larger', () => {
    strip.goToPage(100);
    const before = strip.scrollTop;
    strip.setPageSize(3, { width: 800, height: 3000 });
    expect(strip.scrollTop).toBeCloseTo(before + 2000, 5);
    expect(strip.scrollTarget).toEqual({ top: strip.scrollTop });
  });

  test('is limited to the existing ones', () => {
    strip.goToPage(900);
    expect(strip.pageNumber).toBe(200);
    strip.goToPage(0);
    expect(strip.pageNumber).toBe(1);
  });
});

test('without pages no command does anything', () => {
  strip.clear();
  for (const command of ['zoom-in', 'rotate', 'next-page', 'last-page'] as const) strip.run(command);
  expect(strip.pages).toMatchObject({ pageCount: 0, near: [], rotation: 0 });
});

test('the last page is the present one at the very end, and the only one when all pages fit', () => {
  const at = (top: number): number => {
    strip.scrolledTo(top);
    return strip.pageNumber;
  };
  strip.setPages(2, { width: 800, height: 250 });
  expect([strip.pages.strip.height, at(0)]).toEqual([536, 1]);
  strip.setPages(3, { width: 800, height: 250 });
  const end = strip.pages.strip.height - 600;
  expect([at(end), at(end - 1), at(end - 2)]).toEqual([3, 3, 2]);
});

test('a requested page begins a gap below the top, and scrolling stops at the end', () => {
  strip.goToPage(3);
  expect([strip.scrollTop, strip.scrollTarget]).toEqual([2 * 1012, { top: 2 * 1012 }]);
  strip.run('last-page');
  expect(strip.scrollTop).toBe(199 * 1012);
  strip.setPages(1, { width: 800, height: 100 });
  strip.run('last-page');
  expect(strip.scrollTop).toBe(0);
});

test('a page takes its measured size; an unknown page or the same size changes nothing', () => {
  const before = strip.sizes;
  strip.setPageSize(201, { width: 1, height: 1 });
  strip.setPageSize(7, { ...a4 });
  expect(strip.sizes).toBe(before);
  strip.setPageSize(7, { width: 800, height: 500 });
  expect(strip.sizes.map(({ height }) => height).slice(5, 8)).toEqual([1000, 500, 1000]);
  strip.setPageSize(7, { width: 400, height: 500 });
  expect(strip.sizes[6]).toEqual({ width: 400, height: 500 });
});

test('the scroll position stays at the top through changes', () => {
  strip.run('zoom-in');
  expect([strip.scrollTop, strip.scrollTarget]).toEqual([0, { top: 0 }]);
  strip.clear();
  strip.viewportResized({ width: 400, height: 300 });
  expect([strip.viewport, strip.scrollTarget]).toEqual([{ width: 400, height: 300 }, { top: 0 }]);
});

describe('an area of a page', () => {
  const area = { left: 0.75, top: 0.8, width: 0.1, height: 0.02 };

  test('out of view is scrolled to the middle, and one in view stays', () => {
    strip.showArea(2, area);
    // The second page begins at 1024, and the part is in the middle of 600.
    expect(strip.scrollTarget).toEqual({ top: 1024 + 810 - 300, left: 0 });
    strip.scrolledTo(1024 + 500);
    const { scrollTarget } = strip;
    strip.showArea(2, area);
    expect(strip.scrollTarget).toBe(scrollTarget);
  });

  test('has another place on a rotated page', () => {
    strip.run('rotate');
    strip.showArea(2, area);
    const turned = strip.scrollTarget;
    expect(turned?.top).not.toBe(1024 + 810 - 300);
    expect(turned?.top).toBeCloseTo((strip.layout[1]?.top ?? 0) + 0.8 * (strip.layout[1]?.height ?? 0) - 300, 5);
  });

  test('is zoomed to a readable size, in the middle', () => {
    strip.viewportResized({ width: 324, height: 200 });
    const fit = strip.scale;
    strip.zoomTo(1, area);
    expect(strip.scale).toBeCloseTo(3 * fit, 5);
    const [page] = strip.layout;
    expect(strip.scrollTop).toBeCloseTo(12 + 0.81 * (page?.height ?? 0) - 100, 5);
    expect(strip.scrollLeft).toBeCloseTo(12 + 0.8 * (page?.width ?? 0) - 162, 5);
    strip.zoomTo(1, { ...area, left: 0, width: 1 });
    expect(strip.scale).toBeCloseTo(1.7 * fit, 5);
  });

  test('without a position shows the whole width, and one of no page changes nothing', () => {
    strip.viewportResized({ width: 324, height: 200 });
    const fit = strip.scale;
    strip.zoomTo(1, area);
    strip.zoomTo(1, undefined);
    expect([strip.scale, strip.scrollTarget]).toEqual([fit, { top: 0 }]);
    const { scrollTarget, scale } = strip;
    strip.showArea(900, area);
    strip.zoomTo(900, area);
    expect([strip.scrollTarget, strip.scale]).toEqual([scrollTarget, scale]);
  });
});
