import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect } from 'react';
import type { DocumentSearch } from '../../presentation/viewer/document-search.ts';
import type { TextPlace } from '../../presentation/viewer/text-matches.ts';

/** The names of the highlights in the text layer's styles. The browser shares them among all viewers of the page. */
const names = { found: 'viewer-found', current: 'viewer-current' } as const;

/** The margin around a match that is scrolled into view, in pixels. */
const margin = 48;

interface PageHighlightsProps {
  readonly search: DocumentSearch;
  readonly page: number;
  readonly layer: RefObject<HTMLElement | null>;
  /** Changes each time the text layer is rendered. */
  readonly laid: number;
}

/**
 * Marks the matches within the text of a page and scrolls the current one into view. A browser without the CSS
 * Highlight API only scrolls.
 */
export const PageHighlights = observer(function PageHighlights({ search, page, layer, laid }: PageHighlightsProps) {
  const { found, current } = search;

  useEffect(() => {
    const element = layer.current;
    if (laid === 0 || element === null) return undefined;
    const marked = found
      .filter((each) => each.page === page && each !== current)
      .flatMap((place) => rangeOf(element, place));
    const looked = current?.page === page ? rangeOf(element, current) : [];
    marks(names.found, (highlight) => marked.forEach((range) => highlight.add(range)));
    marks(names.current, (highlight) => looked.forEach((range) => highlight.add(range)));
    return () => {
      marks(names.found, (highlight) => marked.forEach((range) => highlight.delete(range)));
      marks(names.current, (highlight) => looked.forEach((range) => highlight.delete(range)));
    };
  }, [found, current, page, layer, laid]);

  useEffect(() => {
    const element = layer.current;
    if (laid === 0 || element === null || current?.page !== page) return undefined;
    // After the page itself was scrolled into view.
    const frame = requestAnimationFrame(() => {
      const [range] = rangeOf(element, current);
      if (range) bringIntoSight(range, element);
    });
    return () => cancelAnimationFrame(frame);
  }, [current, page, layer, laid]);

  return null;
});

function marks(name: string, change: (highlight: Highlight) => void): void {
  const registry = globalThis.CSS?.highlights;
  if (!registry) return;
  const highlight = registry.get(name) ?? new Highlight();
  change(highlight);
  registry.set(name, highlight);
}

/**
 * The range of text between two positions, counted over all text nodes of the layer; empty if the layer has other text.
 */
function rangeOf(layer: HTMLElement, { from, to }: TextPlace): readonly Range[] {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let [at, begun] = [0, false];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (!begun && from < at + length) {
      range.setStart(node, from - at);
      begun = true;
    }
    if (begun && to <= at + length) {
      range.setEnd(node, to - at);
      return [range];
    }
    at += length;
  }
  return [];
}

function bringIntoSight(range: Range, layer: HTMLElement): void {
  const frame = layer.closest('section');
  if (!frame) return;
  const [place, sight] = [range.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (place.top < sight.top + margin || place.bottom > sight.bottom - margin)
    frame.scrollTop += place.top - sight.top - sight.height / 3;
  if (place.left < sight.left || place.right > sight.right) frame.scrollLeft += place.left - sight.left - margin;
}
