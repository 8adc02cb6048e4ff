import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { portal } from '../theme/portal-tokens.ts';
import type { Tone } from './tone.ts';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    padding: '48px 24px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  picture: {
    width: '56px',
    height: '56px',
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    marginBottom: '4px',
  },
  idle: { color: portal.accentSoftWords, backgroundColor: portal.accentSoft },
  ok: { color: portal.okWords, backgroundColor: portal.okGround },
  info: { color: portal.infoWords, backgroundColor: portal.infoGround },
  warn: { color: portal.warnWords, backgroundColor: portal.warnGround },
  bad: { color: portal.badWords, backgroundColor: portal.badGround },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 600 },
  words: { maxWidth: '480px', color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginTop: '8px' },
});

export interface StatePanelProps {
  readonly picture: ReactNode;
  readonly tone: Tone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether the panel is the whole page, so that its title is the page's heading. */
  readonly isPage?: boolean;
  /** Whether screen readers announce it at once. */
  readonly alert?: boolean;
}

/** Replaces a list or page without content: a picture, the reason, and the next step. */
export function StatePanel({
  picture,
  tone,
  title,
  children,
  actions,
  isPage = false,
  alert = false,
}: StatePanelProps) {
  const styles = useStyles();
  const titleId = useId();
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className={styles.panel} aria-labelledby={titleId} {...(alert ? { role: 'alert' } : {})}>
      <div className={mergeClasses(styles.picture, styles[tone])} aria-hidden="true">
        {picture}
      </div>
      <Heading id={titleId} className={styles.title} {...(isPage ? { tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
