import { type ReadPlace, readPlace } from '../../src/domain/evidence/reading/read-place.ts';
import type { PageArea } from '../../src/domain/viewer/shared/page-area.ts';

/** A frame on a page, from the page's upper left corner and in the same unit as the page. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** A frame as shares of its page, cut off at the page's edge. */
export function shareOf({ left, right, top, bottom }: Frame, across: number, down: number): PageArea {
  const [l, t] = [clamp(left / across), clamp(top / down)];
  return { left: l, top: t, width: clamp(right / across) - l, height: clamp(bottom / down) - t };
}

/** The frame around points of a picture. */
export function frameAround(points: readonly { readonly x: number; readonly y: number }[]): Frame {
  const [x, y] = [points.map((each) => each.x), points.map((each) => each.y)];
  return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
}

/** The place around two places; undefined when they are on different pages, or one is unknown. */
export function placeAround(one: ReadPlace | undefined, other: ReadPlace | undefined): ReadPlace | undefined {
  if (!one || !other || one.page !== other.page) return undefined;
  const [left, top] = [Math.min(one.area.left, other.area.left), Math.min(one.area.top, other.area.top)];
  const [right, bottom] = [
    Math.max(one.area.left + one.area.width, other.area.left + other.area.width),
    Math.max(one.area.top + one.area.height, other.area.top + other.area.height),
  ];
  return readPlace(one.page, { left, top, width: right - left, height: bottom - top });
}

/** The approximate width of a text in Chinese characters: other characters are half as wide. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, character) => width + (character > '\u2e7f' ? 1 : 0.5), 0);

/**
 * The place of a text's end, such as a value that follows a label in the same text. Returns the place of the whole text
 * when the text does not end with `end`.
 */
export function placeOfEnd(place: ReadPlace | undefined, text: string, end: string): ReadPlace | undefined {
  if (!place || end === '' || !text.endsWith(end)) return place;
  const { area } = place;
  const width = area.width * (widthOf(end.trimStart()) / Math.max(0.5, widthOf(text)));
  return readPlace(place.page, { ...area, left: area.left + area.width - width, width });
}
