import type { Rotation } from './zoom.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The place of a page on the scrolled strip, in CSS pixels. */
export interface PagePlace extends Size {
  /** Counted from 1. */
  readonly number: number;
  readonly top: number;
}

/** Space around the strip and between its pages. */
export const pageGap = 12;

export function rotateSize({ width, height }: Size, rotation: Rotation): Size {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/**
 * The scale at which pages of the most frequent width fill the viewport, so that one wide drawing does not shrink a
 * contract.
 */
export function widthScale(sizes: readonly Size[], viewportWidth: number): number {
  const counts = new Map<number, number>();
  for (const { width } of sizes) counts.set(width, (counts.get(width) ?? 0) + 1);
  const commonest = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [1, 0]);
  return Math.max(1, viewportWidth - 2 * pageGap) / Math.max(1, commonest[0]);
}

/** All pages, one below the other. */
export function layOutPages(sizes: readonly Size[], scale: number): readonly PagePlace[] {
  let top = pageGap;
  return sizes.map((size, index) => {
    const place = { number: index + 1, top, width: size.width * scale, height: size.height * scale };
    top += place.height + pageGap;
    return place;
  });
}

/** The size of the whole strip. */
export function stripSize(pages: readonly PagePlace[]): Size {
  const last = pages.at(-1);
  return {
    width: Math.max(0, ...pages.map((page) => page.width)) + 2 * pageGap,
    height: last === undefined ? 0 : last.top + last.height + pageGap,
  };
}

/** The pages that are in the viewport or less than one viewport away from it. */
export function nearPages(
  pages: readonly PagePlace[],
  scrollTop: number,
  viewportHeight: number,
): readonly PagePlace[] {
  const [from, to] = [scrollTop - viewportHeight, scrollTop + 2 * viewportHeight];
  return pages.filter((page) => page.top + page.height >= from && page.top <= to);
}

/** A position on the strip: a page, and the part of its height above it. */
export interface PlaceOnPage {
  readonly number: number;
  /** Part of the page's height. */
  readonly part: number;
}

export function placeAt(pages: readonly PagePlace[], height: number): PlaceOnPage {
  const page = pages.findLast((candidate) => candidate.top <= height) ?? pages[0];
  if (page === undefined) return { number: 1, part: 0 };
  return { number: page.number, part: Math.min(1, Math.max(0, (height - page.top) / page.height)) };
}

export function heightOf(pages: readonly PagePlace[], place: PlaceOnPage): number {
  const page = pages[place.number - 1];
  return page === undefined ? 0 : page.top + page.height * place.part;
}
