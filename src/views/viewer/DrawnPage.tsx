import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import type { PagePlace } from '../../presentation/viewer/page-layout.ts';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import type { Rotation } from '../../presentation/viewer/zoom.ts';
import { useWords } from '../../words/use-words.ts';
import { PageLit } from './PageLit.tsx';
import { PageMarks } from './PageMarks.tsx';
import { PageHighlights } from './PageHighlights.tsx';
import { useTextLayerStyles } from './use-text-layer-styles.ts';
import { useViewerStyles } from './use-viewer-styles.ts';

interface DrawnPageProps {
  readonly presenter: ViewerPresenter;
  readonly place: PagePlace;
  readonly scale: number;
  readonly rotation: Rotation;
  /** The accessible name of a picture. Screen readers read the text of a page itself. */
  readonly label?: string;
}

/** Milliseconds without zooming after which a page is drawn again. Until then its last drawing is scaled. */
const rest = 140;

/** Rotates the last drawing until the new one is ready, so that a press has an effect at once. */
function turnDrawing(drawing: HTMLElement | null, degrees: number): void {
  const canvas = drawing?.querySelector('canvas');
  if (!drawing || !canvas) return;
  if (degrees === 0) {
    canvas.style.cssText = '';
    return;
  }
  const { width, height } = drawing.getBoundingClientRect();
  const upright = degrees % 180 === 0;
  Object.assign(canvas.style, {
    position: 'absolute',
    left: '50%',
    top: '50%',
    width: `${upright ? width : height}px`,
    height: `${upright ? height : width}px`,
    transform: `translate(-50%, -50%) rotate(${degrees}deg)`,
  });
}

/** One page: its drawing, and the selectable text over it. */
export const DrawnPage = memo(function DrawnPage({ presenter, place, scale, rotation, label }: DrawnPageProps) {
  const styles = useViewerStyles();
  const textStyles = useTextLayerStyles();
  const { say } = useWords();
  const drawing = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const drawnRotation = useRef<Rotation>(undefined);
  const [failed, setFailed] = useState(false);
  const [missing, setMissing] = useState(0);
  const [unfaithful, setUnfaithful] = useState(false);
  const [laid, setLaid] = useState(0);
  const { number } = place;

  useEffect(() => {
    const leaving = new AbortController();
    const draw = async (): Promise<void> => {
      const canvas = document.createElement('canvas');
      const drawn = await presenter.drawPage(
        number,
        canvas,
        { scale, rotation, density: window.devicePixelRatio },
        leaving.signal,
      );
      if (leaving.signal.aborted) return;
      drawnRotation.current = rotation;
      setFailed(!drawn);
      // The finished drawing replaces the scaled one at once, so that nothing flickers.
      if (drawn) drawing.current?.replaceChildren(canvas);
    };
    const turned = drawnRotation.current !== rotation;
    if (drawnRotation.current !== undefined) turnDrawing(drawing.current, rotation - drawnRotation.current);
    const timer = setTimeout(() => void draw(), turned ? 0 : rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [presenter, number, scale, rotation]);

  useEffect(() => {
    const leaving = new AbortController();
    const count = async (): Promise<void> => {
      const found = await presenter.missingPictures(number, leaving.signal);
      if (!leaving.signal.aborted) setMissing(found);
      const isUnfaithful = await presenter.isTextUnfaithful(number, leaving.signal);
      if (!leaving.signal.aborted) setUnfaithful(isUnfaithful);
    };
    void count();
    return () => leaving.abort();
  }, [presenter, number]);

  useEffect(() => {
    const leaving = new AbortController();
    const lay = async (layer: HTMLElement): Promise<void> => {
      if ((await presenter.layPageText(number, layer, rotation, leaving.signal)) && !leaving.signal.aborted)
        setLaid((times) => times + 1);
    };
    if (text.current !== null) void lay(text.current);
    return () => leaving.abort();
  }, [presenter, number, rotation]);

  const layerScale: CSSProperties & Record<`--${string}`, string> = {
    '--page-scale': String(scale),
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  };
  return (
    <div className={styles.page} style={{ top: place.top, width: place.width, height: place.height }}>
      <div
        ref={drawing}
        className={styles.drawing}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
      <div ref={text} className={textStyles.layer} style={layerScale} />
      <PageLit presenter={presenter} number={number} rotation={rotation} />
      <PageMarks presenter={presenter} number={number} rotation={rotation} />
      <PageHighlights search={presenter.search} page={number} layer={text} laid={laid} />
      {!failed && missing > 0 && (
        <div className={styles.pageNote} role="note">
          {say('viewer.pictures-missing', { count: missing })}
        </div>
      )}
      {!failed && unfaithful && (
        <div className={styles.pageNote} role="note">
          {say('viewer.text-unfaithful')}
        </div>
      )}
      {failed && <div className={styles.pageNotice}>{say('viewer.page-failed', { number })}</div>}
    </div>
  );
});
