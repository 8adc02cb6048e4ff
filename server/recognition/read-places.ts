import { type ReadPlace, readPlace } from '../../src/domain/evidence/reading/read-place.ts';
import type { PageArea } from '../../src/domain/viewer/shared/page-area.ts';

/** A frame on a page, in whatever the page is measured in, from its upper left corner. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** A frame as shares of its page; what lies beyond the page's edge is cut off. */
export function shareOf({ left, right, top, bottom }: Frame, across: number, down: number): PageArea {
  const [l, t] = [within(left / across), within(top / down)];
  return { left: l, top: t, width: within(right / across) - l, height: within(bottom / down) - t };
}

/** The frame around points of a picture. */
export function frameAround(points: readonly { readonly x: number; readonly y: number }[]): Frame {
  const [x, y] = [points.map((each) => each.x), points.map((each) => each.y)];
  return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
}

/** What holds both of two places; undefined where they lie on different pages, or one is not known. */
export function placeAround(one: ReadPlace | undefined, other: ReadPlace | undefined): ReadPlace | undefined {
  if (!one || !other || one.page !== other.page) return undefined;
  const [left, top] = [Math.min(one.area.left, other.area.left), Math.min(one.area.top, other.area.top)];
  const [right, bottom] = [
    Math.max(one.area.left + one.area.width, other.area.left + other.area.width),
    Math.max(one.area.top + one.area.height, other.area.top + other.area.height),
  ];
  return readPlace(one.page, { left, top, width: right - left, height: bottom - top });
}

/** How wide a text is about, in Chinese characters: all others are half of one. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, character) => width + (character > '\u2e7f' ? 1 : 0.5), 0);

/**
 * The place of a text's end, such as a value that follows a label in the same text. Returns the place of the whole text
 * where it does not end so.
 */
export function placeOfEnd(place: ReadPlace | undefined, text: string, end: string): ReadPlace | undefined {
  if (!place || end === '' || !text.endsWith(end)) return place;
  const { area } = place;
  const width = area.width * (widthOf(end.trimStart()) / Math.max(0.5, widthOf(text)));
  return readPlace(place.page, { ...area, left: area.left + area.width - width, width });
}
