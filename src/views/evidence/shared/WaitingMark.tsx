import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import type { MenuCounters } from '../../../presentation/pages/menu-counters.ts';
import { forcedColours } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  mark: {
    flexShrink: 0,
    minWidth: '18px',
    padding: '1px 5px',
    boxSizing: 'border-box',
    borderRadius: '9px',
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    color: portal.badWords,
    backgroundColor: portal.badGround,
    [forcedColours]: { border: '1px solid CanvasText' },
  },
  // At the corner of the icon, so that its appearance moves nothing.
  corner: {
    position: 'absolute',
    top: '-4px',
    right: '-2px',
    minWidth: '16px',
    padding: '0 4px',
    lineHeight: '15px',
    fontSize: '11px',
  },
});

/** The maximum number that is shown; only screen readers get a larger one, because there is little room. */
const most = 99;

interface WaitingProps {
  readonly counters: MenuCounters;
}

/** The number of items that wait for the user behind an entry of the menu; nothing if none waits. */
export const WaitingMark = observer(function WaitingMark({
  counters,
  paths,
  atCorner = false,
}: WaitingProps & { readonly paths: readonly string[]; readonly atCorner?: boolean | undefined }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const count = counters.at(paths);
  if (count === 0) return null;
  const words = say('lists.menu-waiting', { count });
  return (
    <>
      <span className={mergeClasses(styles.mark, atCorner && styles.corner)} aria-hidden title={words}>
        {count > most ? `${most}+` : count}
      </span>
      <span className={hidden}> {words}</span>
    </>
  );
});

/** Counts again on each page and for each user, so that the actions on the previous page are included. */
export const WaitingFollowed = observer(function WaitingFollowed({ counters }: WaitingProps) {
  const { pathname } = useLocation();
  const { session } = usePresenters();
  useEffect(() => counters.follow(), [counters]);
  useEffect(() => void counters.refresh(), [counters, pathname, session.who]);
  return null;
});
