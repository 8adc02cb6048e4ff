import { type RefObject, useEffect, useRef } from 'react';
import type { ThumbnailFile } from '../../../presentation/viewer/thumbnails.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';

/** Milliseconds for which a row must be visible, so that rows scrolled past load nothing. */
const rest = 250;

/**
 * Draws a file's thumbnail into an element once the element is visible. A request is cancelled if the element is hidden
 * before its turn.
 */
export function useThumbnail(
  viewer: ViewerPresenter,
  file: ThumbnailFile | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const fileId = file?.fileId;
  const latest = useRef(file);

  useEffect(() => {
    latest.current = file;
  });

  useEffect(() => {
    const element = place.current;
    element?.replaceChildren();
    if (element === null || fileId === undefined || typeof IntersectionObserver === 'undefined') return undefined;
    let leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = async (): Promise<void> => {
      const wanted = latest.current;
      const { signal } = leaving;
      if (!wanted) return;
      const kept = await viewer.thumbnails.picture(
        wanted,
        { width, height, density: window.devicePixelRatio },
        () => document.createElement('canvas'),
        signal,
      );
      if (signal.aborted || !kept) return;
      watch.disconnect();
      element.replaceChildren(copyOf(kept));
    };
    const watch = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      leaving.abort();
      leaving = new AbortController();
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => void show(), rest);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
      leaving.abort();
    };
  }, [viewer, fileId, width, height]);

  return place;
}

/** A cached thumbnail may be shown in several places. */
function copyOf(kept: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = kept.width;
  copy.height = kept.height;
  copy.style.width = `${kept.width / window.devicePixelRatio}px`;
  copy.getContext('2d')?.drawImage(kept, 0, 0);
  return copy;
}
