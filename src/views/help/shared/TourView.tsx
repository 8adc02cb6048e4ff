import { makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

import { asOnlooker, placeBeside, type Box } from '../../../domain/help/shared/tour.ts';
import type { Tour } from '../../../presentation/help/shared/tour.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { forcedColours } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { tourTarget } from './tour-targets.ts';

const useStyles = makeStyles({
  ring: {
    position: 'fixed',
    zIndex: 55,
    pointerEvents: 'none',
    borderRadius: tokens.borderRadiusLarge,
    outline: `3px solid ${portal.accent}`,
    outlineOffset: '3px',
    [forcedColours]: { outline: '3px solid Highlight' },
  },
  panel: {
    position: 'fixed',
    zIndex: 56,
    boxSizing: 'border-box',
    width: '320px',
    maxWidth: 'calc(100vw - 24px)',
    padding: '16px',
    backgroundColor: portal.card,
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: portal.shadowFoot,
    outlineStyle: 'none',
  },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '8px' },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  body: { margin: '4px 0 12px', fontSize: '14px', lineHeight: '20px', overflowWrap: 'anywhere' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  count: {
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Explains one element after another, beside the element and never over it. Escape leaves the tour at any step. */
export const TourView = observer(function TourView({ tour }: { readonly tour: Tour }) {
  const styles = useStyles();
  const { say } = useWords();
  const { step, steps, at } = tour;
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const [placed, setPlaced] = useState<{ readonly ring: Box; readonly left: number; readonly top: number }>();
  const titleId = useId();
  const isOpen = step !== undefined;

  useLayoutEffect(() => {
    if (step === undefined) return undefined;
    const target = tourTarget(step);
    // A step whose element is no longer on the page is skipped.
    if (target === null) return tour.nextPressed();
    target.scrollIntoView({ block: 'nearest' });
    const place = (): void => {
      const own = panel.current?.getBoundingClientRect();
      if (!own) return;
      const ring = boxOf(target);
      setPlaced({
        ring,
        ...placeBeside(
          ring,
          { width: own.width, height: own.height },
          { width: document.documentElement.clientWidth, height: window.innerHeight },
        ),
      });
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    // The bar may fold during its step, so that only its ball is left.
    const watch = 'ResizeObserver' in globalThis ? new ResizeObserver(place) : undefined;
    watch?.observe(target);
    return () => {
      watch?.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [step, tour]);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    opener.current = document.activeElement;
    return () => {
      const back = opener.current;
      if (back instanceof HTMLElement && back.isConnected) back.focus();
      else document.querySelector<HTMLElement>('main h1')?.focus();
    };
  }, [isOpen]);
  // Escape works from the whole page, unless an element there handles the key.
  useEffect(() => {
    if (!isOpen) return undefined;
    const pressed = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) tour.left();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isOpen, tour]);
  // Each step takes the focus, so that it is read from its beginning.
  useEffect(() => {
    if (step !== undefined) panel.current?.focus({ preventScroll: true });
  }, [step]);

  if (step === undefined) return null;
  const keyPressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    tour.left();
  };
  const { ring } = placed ?? {};
  const looked = tour.isViewer ? asOnlooker(step) : undefined;
  return (
    <>
      {ring && (
        <div
          className={styles.ring}
          aria-hidden
          style={{ left: `${ring.left}px`, top: `${ring.top}px`, width: `${ring.width}px`, height: `${ring.height}px` }}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves from whatever in it has the focus */}
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.panel}
        style={{ left: `${placed?.left ?? 0}px`, top: `${placed?.top ?? 0}px` }}
        onKeyDown={keyPressed}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {say(looked === undefined ? `corner.tour-${step}` : `corner.tour-${looked}-look`)}
          </h2>
          <PressButton
            kind="subtle"
            size="small"
            label={say('corner.tour-leave')}
            icon={<Dismiss20Regular />}
            onPress={() => tour.left()}
          />
        </div>
        <p className={styles.body}>
          {say(looked === undefined ? `corner.tour-${step}-body` : `corner.tour-${looked}-look-body`)}
        </p>
        <div className={styles.foot}>
          <span className={styles.count}>{say('corner.tour-count', { at: at + 1, all: steps.length })}</span>
          <div className={styles.acts}>
            {at > 0 && (
              <PressButton size="small" onPress={() => tour.backPressed()}>
                {say('corner.tour-back')}
              </PressButton>
            )}
            <PressButton size="small" kind="primary" onPress={() => tour.nextPressed()}>
              {say(at + 1 < steps.length ? 'corner.tour-next' : 'corner.tour-done')}
            </PressButton>
          </div>
        </div>
      </div>
    </>
  );
});
