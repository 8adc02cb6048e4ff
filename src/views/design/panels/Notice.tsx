import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircle20Regular } from '@fluentui/react-icons/svg/error-circle';
import { Info20Regular } from '@fluentui/react-icons/svg/info';
import { Warning20Regular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';

import { portal } from '../theme/portal-tokens.ts';
import type { Tone } from './tone.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusMedium,
    border: '1px solid transparent',
    overflowWrap: 'anywhere',
  },
  icon: { flexShrink: 0, display: 'inline-flex' },
  words: { flexGrow: 1, minWidth: 0, '& a': { color: 'inherit', textDecorationLine: 'underline' } },
  title: { fontWeight: 600 },
  actions: { flexShrink: 0, marginLeft: 'auto', display: 'flex', gap: '8px' },
  small: { fontSize: '12px', lineHeight: '18px' },
  ok: { color: portal.okInk, backgroundColor: portal.okGround },
  info: { color: portal.infoInk, backgroundColor: portal.infoGround },
  warn: { color: portal.warnInk, backgroundColor: portal.warnGround },
  bad: { color: portal.badInk, backgroundColor: portal.badGround },
});

type NoticeTone = Exclude<Tone, 'idle'>;

const icons: Readonly<Record<NoticeTone, typeof Info20Regular>> = {
  ok: CheckmarkCircle20Regular,
  info: Info20Regular,
  warn: Warning20Regular,
  bad: ErrorCircle20Regular,
};

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
  readonly title?: ReactNode;
  readonly small?: boolean;
  readonly actions?: ReactNode;
  /** Screen readers announce the notice when it appears: errors at once, others politely. */
  readonly live?: boolean;
}

/** A note in the page, with the next step. */
export function Notice({ tone, children, title, small = false, actions, live = false }: NoticeProps) {
  const styles = useStyles();
  const { say } = useWords();
  const Icon = icons[tone];
  return (
    <div
      className={mergeClasses(styles.notice, small && styles.small, styles[tone])}
      {...(live ? { role: tone === 'bad' ? 'alert' : 'status' } : {})}
    >
      <span className={styles.icon} role="img" aria-label={say(`common.notice-${tone}`)}>
        <Icon />
      </span>
      <div className={styles.words}>
        {title !== undefined && <span className={styles.title}>{title} </span>}
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
