import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';

import { onPhone } from '../theme/breakpoints.ts';
import { portal } from '../theme/portal-tokens.ts';

const useStyles = makeStyles({
  frame: { position: 'relative', display: 'inline-block', [onPhone]: { display: 'block' } },
  panel: {
    position: 'absolute',
    zIndex: 20,
    top: 'calc(100% + 4px)',
    left: 0,
    boxSizing: 'border-box',
    minWidth: '240px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: '60vh',
    overflowY: 'auto',
    padding: '12px',
    backgroundColor: portal.card,
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: portal.shadowFoot,
    outlineStyle: 'none',
    [onPhone]: { position: 'static', width: '100%', maxHeight: 'none', marginTop: '4px', boxShadow: 'none' },
  },
  end: { left: 'auto', right: 0 },
  risingFrame: { [onPhone]: { display: 'inline-block' } },
  // On a phone the panel is attached to the bar, wherever the bar is on the screen.
  afloatFrame: { [onPhone]: { display: 'inline-block', position: 'static' } },
  // The panel opens above its button, which is at the foot of the window.
  rising: {
    top: 'auto',
    bottom: 'calc(100% + 4px)',
    [onPhone]: {
      position: 'absolute',
      top: 'auto',
      bottom: 'calc(100% + 4px)',
      left: 'auto',
      right: 0,
      width: 'auto',
      marginTop: 0,
      boxShadow: portal.shadowFoot,
    },
  },
  // A shadow shows that there is more below, until the end is reached. On a phone the panel is as wide as the window,
  // because its button may be anywhere on the bar.
  afloat: {
    maxHeight: 'calc(100dvh - 104px)',
    backgroundImage: `linear-gradient(${portal.card}, ${portal.card}), linear-gradient(transparent, ${portal.hairline})`,
    backgroundPosition: 'bottom, bottom',
    backgroundSize: '100% 24px, 100% 16px',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, scroll',
    [onPhone]: {
      position: 'absolute',
      top: 'calc(100% + 4px)',
      left: '16px',
      right: '16px',
      width: 'auto',
      marginTop: 0,
      maxHeight: 'calc(100dvh - 100% - 48px)',
      boxShadow: portal.shadowFoot,
    },
  },
});

export interface DisclosureButtonParts {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly onPress: () => void;
}

export interface DisclosurePanelProps {
  readonly renderButton: (parts: DisclosureButtonParts) => ReactNode;
  readonly label: string;
  /** A function receives a callback that closes the panel, for links to other pages. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** The edge of the button with which the panel is aligned. */
  readonly align?: 'start' | 'end';
  /** Whether the panel overlays the page on a phone too, instead of moving it down. */
  readonly floats?: boolean;
  /** Whether the panel opens above its button, over the page. */
  readonly rises?: boolean;
  /**
   * Whether it contains links or buttons among which the arrow keys, Home and End move. Arrow down on its button opens
   * it.
   */
  readonly walks?: boolean;
}

const placesIn = (panel: HTMLElement | null): readonly HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('a[href]') ?? []),
];

/** The visible elements by line; elements in several columns share a line. */
function linesOf(places: readonly HTMLElement[]): readonly (readonly HTMLElement[])[] {
  const lines = new Map<number, HTMLElement[]>();
  for (const place of places) {
    const top = Math.round(place.getBoundingClientRect().top);
    lines.set(top, [...(lines.get(top) ?? []), place]);
  }
  return [...lines.values()];
}

/**
 * The next element for a key: down a column and into the next one, cyclically, or across; undefined for any other key.
 */
function walk(key: string, from: HTMLElement | undefined, places: readonly HTMLElement[]): HTMLElement | undefined {
  const lines = linesOf(places);
  const line = lines.find((each) => from !== undefined && each.includes(from)) ?? [];
  const down = Array.from({ length: Math.max(0, ...lines.map(({ length }) => length)) }, (_, column) =>
    lines.flatMap((each) => each[column] ?? []),
  ).flat();
  const [across, at] = from === undefined ? [-1, -1] : [line.indexOf(from), down.indexOf(from)];
  switch (key) {
    case 'ArrowDown':
      return down[(at + 1) % down.length];
    case 'ArrowUp':
      return down.at(at - 1);
    case 'ArrowRight':
      return line[across + 1];
    case 'ArrowLeft':
      return line[across - 1];
    case 'Home':
      return places[0];
    case 'End':
      return places.at(-1);
    default:
      return undefined;
  }
}

/** A panel below a button. Escape, a press outside or leaving it closes it; Escape gives the focus back. */
export function DisclosurePanel({
  renderButton,
  label,
  children,
  align = 'start',
  floats = false,
  rises = false,
  walks = false,
}: DisclosurePanelProps) {
  const styles = useStyles();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const startsAtFirst = useRef(false);

  useEffect(() => {
    if (!open) return undefined;
    if (startsAtFirst.current) placesIn(panel.current)[0]?.focus();
    startsAtFirst.current = false;
    const pressedOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && frame.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', pressedOutside);
    return () => document.removeEventListener('pointerdown', pressedOutside);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus();
  };
  const moveFocus = (event: KeyboardEvent): boolean => {
    const places = placesIn(panel.current);
    const from = places.find((each) => each === event.target);
    // Within a field the arrow keys belong to the field.
    const isOnButton = event.target instanceof Element && event.target.getAttribute('aria-controls') === panelId;
    if (from === undefined && !(isOnButton && event.key === 'ArrowDown')) return false;
    if (!open) startsAtFirst.current = true;
    const to = walk(event.key, from, places);
    if (open && to === undefined) return false;
    to?.focus();
    setOpen(true);
    return true;
  };
  const keyPressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (walks && moveFocus(event)) event.preventDefault();
  };
  const focusLeft = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div
      ref={frame}
      role="presentation"
      className={mergeClasses(styles.frame, rises && styles.risingFrame, floats && styles.afloatFrame)}
      onKeyDown={keyPressed}
      onBlur={focusLeft}
    >
      {renderButton({ 'aria-expanded': open, 'aria-controls': panelId, onPress: () => setOpen(!open) })}
      {/* A press beside the controls, for example on a label, keeps the focus inside. Otherwise the panel would close. */}
      <div
        ref={panel}
        id={panelId}
        role="group"
        aria-label={label}
        tabIndex={-1}
        hidden={!open}
        className={mergeClasses(
          open && styles.panel,
          open && align === 'end' && styles.end,
          open && floats && styles.afloat,
          open && rises && styles.rising,
        )}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </div>
  );
}
