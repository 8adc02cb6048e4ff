/** An area on a page, as shares (0 to 1) of its width and height from the upper left corner. */
export interface PageArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const isShare = (value: number): boolean => Number.isFinite(value) && value >= 0 && value <= 1;
/** Tolerance for rounding errors of shares. */
const offBy = 1e-6;

/** Whether an area is inside its page and not empty. */
export function isOnPage({ left, top, width, height }: PageArea): boolean {
  return (
    [left, top, width, height].every(isShare) &&
    width > 0 &&
    height > 0 &&
    left + width <= 1 + offBy &&
    top + height <= 1 + offBy
  );
}

export type QuarterTurn = 0 | 90 | 180 | 270;

/** The area after a clockwise turn of its page. */
export function rotateArea({ left, top, width, height }: PageArea, turn: QuarterTurn): PageArea {
  if (turn === 90) return { left: 1 - top - height, top: left, width: height, height: width };
  if (turn === 180) return { left: 1 - left - width, top: 1 - top - height, width, height };
  return turn === 270
    ? { left: top, top: 1 - left - width, width: height, height: width }
    : { left, top, width, height };
}
