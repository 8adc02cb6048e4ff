import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, type ReactNode } from 'react';

const useStyles = makeStyles({ place: { display: 'flow-root' } });

export interface OpenedProps {
  /** The height of the opened panel, as a CSS length. */
  readonly room: string;
  readonly children: ReactNode;
}

/** Presses the first button inside, so that the panel below it is visible. */
export function Opened({ room, children }: OpenedProps) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = place.current?.querySelector('button');
    if (button?.getAttribute('aria-expanded') === 'false') button.click();
  }, []);
  return (
    <div ref={place} className={styles.place} style={{ minHeight: room }}>
      {children}
    </div>
  );
}
