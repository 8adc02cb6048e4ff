import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';

import { onPhone } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';
import { FilePreparationContext } from '../design/fields/file-preparation.ts';
import { PortalLook } from '../design/theme/PortalLook.tsx';
import { SupportContext } from '../design/panels/support-context.ts';
import { PortalLink } from '../design/actions/PortalLink.tsx';
import { ToastRegion } from '../design/panels/ToastRegion.tsx';
import { chooseLocale as localeOf } from '../../words/locale.ts';
import { useWords } from '../../words/use-words.ts';
import { ActingEndedSlot } from './ActingEndedSlot.tsx';
import { DemoStrip } from './DemoStrip.tsx';
import { FrameDialogs } from './FrameDialogs.tsx';
import { HelpSlot } from './HelpSlot.tsx';
import { PageFooter } from './PageFooter.tsx';
import { usePresenters } from '../pages/presenters-context.ts';
import { TopBar } from './TopBar.tsx';
import { useActivity } from './use-activity.ts';
import { useArrival } from './use-arrival.ts';
import { useFrameStyles } from '../platform/use-frame-styles.ts';
import { useFilePreparation } from './use-file-preparation.ts';
import { useFocusRecovery } from './use-focus-recovery.ts';
import { useLeaveQuestion } from '../pages/use-leave-question.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const useStyles = makeStyles({
  // The footer appears once the page is loaded; otherwise the arriving content would move it.
  frame: {
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    '&:has([data-awaited]) > footer': { display: 'none' },
  },
  skip: {
    position: 'absolute',
    zIndex: 60,
    top: '8px',
    left: '8px',
    padding: '8px 14px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: portal.card,
    color: portal.accent,
    fontWeight: 600,
    ':not(:focus)': { clipPath: 'inset(50%)' },
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  main: {
    flexGrow: 1,
    paddingTop: '24px',
    paddingBottom: '8px',
    outlineStyle: 'none',
    '& h1:focus': { outlineStyle: 'none' },
    [onPhone]: { paddingTop: '16px' },
  },
});

const mainId = 'main';

export interface PortalFrameProps {
  /** Identifies the page in the frame. A change moves the focus to the new page. */
  readonly place: string;
  readonly children: ReactNode;
  /** Whether the frame is rendered invisibly, so that the visible page keeps its own background and scrollbar. */
  readonly bare?: boolean;
}

/** The frame around every page: the bar, the main part, the footer, and the dialogs (document 1, section 2). */
export const PortalFrame = observer(function PortalFrame({ place, children, bare = false }: PortalFrameProps) {
  const styles = useStyles();
  const frame = useFrameStyles();
  const { say, chooseLocale } = useWords();
  const { session, shell, watch, queue, toasts, demoAccounts } = usePresenters();
  const preparation = useFilePreparation();
  const main = useRef<HTMLElement>(null);
  const userId = session.who?.userId;
  const roleCode = session.who?.role.code;
  const { topBarColor, topBarWordColor, tailBarColor, tailBarWordColor } = session.pageConfig;
  const colours = useMemo(
    () => ({ bar: topBarColor, words: topBarWordColor, tail: tailBarColor, tailWords: tailBarWordColor }),
    [topBarColor, topBarWordColor, tailBarColor, tailBarWordColor],
  );

  useEffect(() => {
    if (userId !== undefined) shell.signedIn(userId);
  }, [userId, shell]);
  useEffect(() => {
    if (roleCode !== undefined) shell.roleChanged(roleCode);
  }, [roleCode, shell]);
  const hasLeft = session.state.kind === 'signed-out' && session.state.because === 'left';
  useEffect(() => {
    if (hasLeft) shell.signedOut();
  }, [hasLeft, shell]);
  const { localeElsewhere } = shell;
  useEffect(() => {
    if (localeElsewhere !== undefined) void chooseLocale(localeOf([localeElsewhere]));
  }, [localeElsewhere, chooseLocale]);
  const active = useCallback(() => watch.userActive(), [watch]);
  useActivity(active);
  useLeaveQuestion(queue.isBusy);
  useArrival(place, main);
  useFocusRecovery(main);
  useScrollMemory();

  return (
    <SupportContext value={session.pageConfig}>
      <PortalLook mode={shell.theme} colours={colours} bare={bare}>
        <div className={styles.frame}>
          <a href={`#${mainId}`} className={styles.skip}>
            {say('shell.skip')}
          </a>
          {demoAccounts !== undefined && <DemoStrip accounts={demoAccounts} />}
          <TopBar />
          <main id={mainId} ref={main} tabIndex={-1} className={mergeClasses(frame.width, styles.main)}>
            <ActingEndedSlot />
            <FilePreparationContext value={preparation}>{children}</FilePreparationContext>
          </main>
          <PageFooter />
        </div>
        <FrameDialogs />
        <FilePreparationContext value={preparation}>
          <HelpSlot />
        </FilePreparationContext>
        <ToastRegion
          toasts={toasts.notes.map((note) => ({
            id: String(note.id),
            tone: note.tone,
            title: say(note.message),
            action: note.link && <PortalLink to={note.link.path}>{note.link.words}</PortalLink>,
          }))}
          onDismissed={(id) => toasts.dismissed(Number(id))}
          onHeld={(id, held) => (held ? toasts.readingStarted(Number(id)) : toasts.readingEnded(Number(id)))}
        />
      </PortalLook>
    </SupportContext>
  );
});
