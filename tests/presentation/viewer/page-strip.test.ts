import { beforeEach, describe, expect, test } from 'vitest';
import { PageStrip } from '../../../src/presentation/viewer/page-strip.ts';
import { a4 } from './fake-documents.ts';

let strip: PageStrip;

beforeEach(() => {
  strip = new PageStrip();
  strip.viewportResized({ width: 824, height: 600 });
  strip.pagesKnown(200, a4);
});

describe('pages beneath each other', () => {
  test('begin a gap below the top and leave a gap between them', () => {
    expect(strip.laid.slice(0, 2)).toEqual([
      { number: 1, top: 12, width: 800, height: 1000 },
      { number: 2, top: 1024, width: 800, height: 1000 },
    ]);
    expect(strip.pages.strip).toEqual({ width: 824, height: 200 * 1012 + 12 });
  });

  test('exist only near the eye', () => {
    strip.scrolledTo(50_000);
    expect(strip.pages.near.map((page) => page.number)).toEqual([49, 50, 51]);
  });

  test('fill the width of the viewport, whatever it is', () => {
    strip.viewportResized({ width: 424, height: 600 });
    expect(strip.scale).toBe(0.5);
    strip.commanded('rotate');
    expect(strip.scale).toBe(0.4);
  });

  test('follow the commonest width, not the widest', () => {
    strip.pageMeasured(7, { width: 4000, height: 1000 });
    expect(strip.scale).toBe(1);
    expect(strip.pages.strip.width).toBe(4024);
  });
});

describe('the page one is on', () => {
  test.each([
    [0, 1],
    [700, 1],
    [830, 2],
    [200 * 1012 + 12 - 600, 200],
  ])('scrolled to %i it is page %i', (top, page) => {
    strip.scrolledTo(top);
    expect(strip.pageNumber).toBe(page);
  });

  test('stays before the eye while zoom and rotation change the strip', () => {
    strip.pageAsked(100);
    for (const command of ['zoom-in', 'zoom-in', 'rotate', 'zoom-out', 'fit-width', 'rotate'] as const) {
      strip.commanded(command);
      expect(strip.pageNumber).toBe(100);
    }
  });

  test('stays when a page above it turns out larger than was thought', () => {
    strip.pageAsked(100);
    const before = strip.scrollTop;
    strip.pageMeasured(3, { width: 800, height: 3000 });
    expect(strip.scrollTop).toBeCloseTo(before + 2000, 5);
    expect(strip.scrollTarget).toEqual({ top: strip.scrollTop });
  });

  test('a page out of range is the nearest there is', () => {
    strip.pageAsked(900);
    expect(strip.pageNumber).toBe(200);
    strip.pageAsked(0);
    expect(strip.pageNumber).toBe(1);
  });
});

test('without pages no command does anything', () => {
  strip.cleared();
  for (const command of ['zoom-in', 'rotate', 'next-page', 'last-page'] as const) strip.commanded(command);
  expect(strip.pages).toMatchObject({ pageCount: 0, near: [], rotation: 0 });
});
