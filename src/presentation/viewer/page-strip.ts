import { makeAutoObservable } from 'mobx';
import { rotateArea, type PageArea } from '../../domain/viewer/shared/page-area.ts';
import {
  type PagePlace,
  type PlaceOnPage,
  type Size,
  heightOf,
  layOutPages,
  nearPages,
  pageGap,
  placeAt,
  stripSize,
  rotateSize,
  widthScale,
} from './page-layout.ts';
import type { ViewerCommand } from './viewer-commands.ts';
import type { ScrollTarget, ViewerPages } from './viewer-view-model.ts';
import { type Rotation, canZoomIn, canZoomOut, rotate, limitScale, zoomIn, zoomOut } from './zoom.ts';

/** The close view's share of the available width, and the limits of its page's width as a multiple of that width. */
const closeShare = 0.6;
const minCloseZoom = 1.7;
const maxCloseZoom = 3;

/** How a file was shown when it was left. */
export interface SavedLook {
  /** Undefined while the pages fill the width. */
  readonly chosenScale: number | undefined;
  readonly rotation: Rotation;
  readonly place: PlaceOnPage;
}

/** The pages of one file below each other: their scale, their rotation, and the visible part. */
export class PageStrip {
  sizes: readonly Size[] = [];
  rotation: Rotation = 0;
  scrollTarget: ScrollTarget | undefined;
  /** Undefined while the pages fill the width. */
  chosenScale: number | undefined;
  largestFit = Infinity;
  viewport: Size = { width: 0, height: 0 };
  scrollTop = 0;
  scrollLeft = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get scale(): number {
    return (
      this.chosenScale ?? limitScale(Math.min(this.largestFit, widthScale(this.rotatedSizes, this.viewport.width)))
    );
  }

  get rotatedSizes(): readonly Size[] {
    return this.sizes.map((size) => rotateSize(size, this.rotation));
  }

  get layout(): readonly PagePlace[] {
    return layOutPages(this.rotatedSizes, this.scale);
  }

  /** The page in the upper third of the viewport, which is where people read. */
  get pageNumber(): number {
    const reading = this.scrollTop + this.viewport.height / 3;
    const { height } = stripSize(this.layout);
    const atEnd = height > this.viewport.height && this.scrollTop + this.viewport.height >= height - 1;
    return atEnd ? this.sizes.length : placeAt(this.layout, reading).number;
  }

  get pages(): ViewerPages {
    return {
      strip: stripSize(this.layout),
      near: nearPages(this.layout, this.scrollTop, this.viewport.height),
      pageCount: this.sizes.length,
      pageNumber: this.pageNumber,
      scale: this.scale,
      percent: Math.round(this.scale * 100),
      rotation: this.rotation,
      fitsWidth: this.chosenScale === undefined,
      canZoomIn: canZoomIn(this.scale),
      canZoomOut: canZoomOut(this.scale),
      scrollTarget: this.scrollTarget,
    };
  }

  clear(): void {
    this.sizes = [];
    this.rotation = 0;
    this.chosenScale = undefined;
    this.scrollTop = 0;
    this.scrollLeft = 0;
    this.scrollTarget = { top: 0 };
  }

  /** @param largestFit the largest scale for filling the width; enlarging photographs further shows no more detail */
  setPages(count: number, first: Size, largestFit = Infinity): void {
    this.largestFit = largestFit;
    this.sizes = Array.from({ length: count }, () => first);
  }

  /** How the file is shown; undefined while nothing is. */
  get look(): SavedLook | undefined {
    return this.sizes.length === 0
      ? undefined
      : { chosenScale: this.chosenScale, rotation: this.rotation, place: placeAt(this.layout, this.scrollTop) };
  }

  /** Shows the file as it was shown before. */
  restoreLook({ chosenScale, rotation, place }: SavedLook): void {
    this.chosenScale = chosenScale;
    this.rotation = rotation;
    this.#scrollTo(place.number === 1 && place.part === 0 ? 0 : heightOf(this.layout, place));
  }

  /** Sets the size of a page. Pages count as equal to the first until they are measured. */
  setPageSize(number: number, size: Size): void {
    const known = this.sizes[number - 1];
    if (known === undefined || (known.width === size.width && known.height === size.height)) return;
    this.#keepingPlace(() => {
      this.sizes = this.sizes.with(number - 1, size);
    });
  }

  viewportResized(viewport: Size): void {
    if (this.sizes.length === 0) this.viewport = viewport;
    else this.#keepingPlace(() => (this.viewport = viewport));
  }

  scrolledTo(top: number, left = 0): void {
    this.scrollTop = top;
    this.scrollLeft = left;
  }

  goToPage(number: number): void {
    const page = this.layout[Math.min(this.sizes.length, Math.max(1, Math.round(number))) - 1];
    if (page !== undefined) this.#scrollTo(page.top - pageGap);
  }

  /** Scrolls a part of a page to the middle, unless it is visible. */
  showArea(number: number, area: PageArea): void {
    const found = this.#areaAt(number, area);
    if (!found) return;
    const { top, height, left, width } = found;
    const across = { at: this.scrollLeft, room: this.viewport.width };
    const isSeen = (from: number, size: number, at: number, room: number): boolean =>
      from >= at && from + size <= at + room;
    if (isSeen(top, height, this.scrollTop, this.viewport.height) && isSeen(left, width, across.at, across.room))
      return;
    this.#scrollTo(top + height / 2 - this.viewport.height / 2, left + width / 2 - across.room / 2);
  }

  /** Enlarges a part of a page until it can be read, and centres it. Without a part the page fills the width. */
  zoomTo(number: number, area: PageArea | undefined): void {
    const page = this.rotatedSizes[number - 1];
    if (!page || this.viewport.width <= 0) return;
    const fit = widthScale(this.rotatedSizes, this.viewport.width);
    const turned = area && rotateArea(area, this.rotation);
    if (!turned) {
      this.chosenScale = undefined;
      return this.goToPage(number);
    }
    const scale = (closeShare * this.viewport.width) / (turned.width * page.width);
    this.chosenScale = limitScale(Math.min(maxCloseZoom * fit, Math.max(minCloseZoom * fit, scale)));
    const found = this.#areaAt(number, area);
    if (found)
      this.#scrollTo(
        found.top + found.height / 2 - this.viewport.height / 2,
        found.left + found.width / 2 - this.viewport.width / 2,
      );
  }

  /** The place of a part of a page on the strip, in CSS pixels. */
  #areaAt(
    number: number,
    area: PageArea,
  ): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | undefined {
    const page = this.layout[number - 1];
    if (!page) return undefined;
    const { left, top, width, height } = rotateArea(area, this.rotation);
    const strip = stripSize(this.layout);
    // Pages are centred on the strip, and the strip in a wider viewport.
    const edge = (Math.max(strip.width, this.viewport.width) - page.width) / 2;
    return {
      left: edge + left * page.width,
      top: page.top + top * page.height,
      width: width * page.width,
      height: height * page.height,
    };
  }

  run(command: Exclude<ViewerCommand, 'next-file' | 'previous-file'>): void {
    if (this.sizes.length === 0) return;
    this.#actions[command]();
  }

  readonly #actions: Readonly<Record<Exclude<ViewerCommand, 'next-file' | 'previous-file'>, () => void>> = {
    'zoom-in': () => this.#keepingPlace(() => (this.chosenScale = zoomIn(this.scale))),
    'zoom-out': () => this.#keepingPlace(() => (this.chosenScale = zoomOut(this.scale))),
    'fit-width': () => this.#keepingPlace(() => (this.chosenScale = undefined)),
    rotate: () => this.#keepingPlace(() => (this.rotation = rotate(this.rotation))),
    'next-page': () => this.goToPage(this.pageNumber + 1),
    'previous-page': () => this.goToPage(this.pageNumber - 1),
    'first-page': () => this.goToPage(1),
    'last-page': () => this.goToPage(this.sizes.length),
  };

  /** Keeps the content of the upper third in its place while the strip changes its size. */
  #keepingPlace(change: () => void): void {
    const third = this.viewport.height / 3;
    const atTop = this.scrollTop === 0;
    const place: PlaceOnPage = placeAt(this.layout, this.scrollTop + third);
    change();
    this.#scrollTo(atTop ? 0 : heightOf(this.layout, place) - this.viewport.height / 3);
  }

  #scrollTo(top: number, left?: number): void {
    const { width, height } = stripSize(this.layout);
    this.scrollTop = Math.min(Math.max(0, top), Math.max(0, height - this.viewport.height));
    if (left === undefined) {
      this.scrollTarget = { top: this.scrollTop };
      return;
    }
    this.scrollLeft = Math.min(Math.max(0, left), Math.max(0, width - this.viewport.width));
    this.scrollTarget = { top: this.scrollTop, left: this.scrollLeft };
  }
}
