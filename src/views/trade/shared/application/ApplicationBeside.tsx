import { makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';

import type { InstrumentKind } from '../../../../domain/trade/shared/instrument.ts';
import type { TradeApplicationRow } from '../../../../domain/trade/shared/trade-application.ts';
import type { ApplicationPresenter } from '../../../../presentation/trade/shared/application-presenter.ts';
import type { OpenedApplication } from '../../../../presentation/trade/shared/opened-application.ts';
import { PortalLink } from '../../../design/actions/PortalLink.tsx';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { Card } from '../../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../../design/panels/DetailSkeleton.tsx';
import { Notice } from '../../../design/panels/Notice.tsx';
import { StateBadge } from '../../../design/panels/StateBadge.tsx';
import { portal } from '../../../design/theme/portal-tokens.ts';
import { topOnScreen, useTopOnScreen } from '../../../pages/use-top-on-screen.ts';
import { useWords } from '../../../../words/use-words.ts';
import { CheckList } from '../CheckList.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ApplicationPayroll } from '../payroll/ApplicationPayroll.tsx';
import { useEscape } from '../use-escape.ts';
import { applicationStatusLine } from './application-status-line.ts';
import { stateOf, toneOfApplication } from './application-state.ts';
import { titleOf } from './application-title.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ApplicationFoot } from './ApplicationFoot.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApplicationProgress } from './ApplicationProgress.tsx';
import { ApprovalDialogs } from './ApprovalDialogs.tsx';
import { SentAmounts } from './SentAmounts.tsx';

const useStyles = makeStyles({
  pane: {
    position: 'sticky',
    top: `calc(${portal.barHeight} + 16px)`,
    maxHeight: `calc(100dvh - var(${topOnScreen}, ${portal.barHeight}) - 16px)`,
    overflowY: 'auto',
    overflowX: 'hidden',
    minWidth: 0,
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: portal.shadowCard,
  },
  head: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '12px 16px',
    borderBottom: `1px solid ${portal.hairline}`,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  top: { display: 'flex', alignItems: 'flex-start', gap: '8px' },
  heading: { display: 'flex', flexWrap: 'wrap', flexGrow: 1, alignItems: 'center', gap: '4px 8px', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  quiet: { flexGrow: 1, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  standing: { margin: 0, padding: '12px 16px 0' },
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', padding: '12px 16px' },
});

interface Props {
  readonly opened: OpenedApplication;
  readonly kind: InstrumentKind;
  /** Address of an application's own page. */
  readonly pathOf: (row: Pick<TradeApplicationRow, 'id'>) => string | undefined;
  /** Called when the user closes it, before the address changes. */
  readonly onClosed: () => void;
}

/** The content of an application, the outcome of its rules, its holder, and its history. */
const Parts = observer(function Parts({ detail }: { readonly detail: ApplicationPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { application, trouble, checks } = detail;
  if (!application) return null;
  const isOpen = application.state === 'WAITING' || application.mayEdit;
  const standing = applicationStatusLine(application, say);
  return (
    <>
      {trouble && (
        <Notice tone="warn" live>
          {say(trouble)}
        </Notice>
      )}
      {standing !== '' && <p className={styles.standing}>{standing}</p>}
      <div className={styles.parts}>
        <ApplicationFacts presenter={detail} />
        <ApplicationPayroll application={application} />
        {checks.length > 0 && (
          <Card title={say('trade.rules')} note={say(isOpen ? 'trade.rules-now' : 'trade.rules-then')}>
            <CheckList checks={checks} />
          </Card>
        )}
        <ApplicationProgress presenter={detail} />
        <SentAmounts sent={application.sent} />
        <ApplicationHistory events={application.events} />
      </div>
      <ApplicationFoot presenter={detail} beside />
      <ApprovalDialogs presenter={detail} />
    </>
  );
});

/**
 * The open application beside a queue, with links to the previous and the next one. Escape closes it. Its heading takes
 * the focus when it opens, when another one opens after a decision, and when the focused element is removed.
 */
export const ApplicationBeside = observer(function ApplicationBeside({ opened, kind, pathOf, onClosed }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, detail, place, previous, next } = opened;
  useTopOnScreen(pane, true);
  useEffect(() => {
    // If the page is loaded with it open, the focus stays.
    if (document.activeElement !== document.body) heading.current?.focus();
    return () => opened.left();
  }, [opened]);
  useEffect(() => opened.shown(kind), [opened, kind, id]);
  const application = detail?.application;
  const stand = application && `${application.id} ${application.version}`;
  const stood = useRef(stand);
  useEffect(() => {
    if (stood.current !== undefined && document.activeElement === document.body) heading.current?.focus();
    stood.current = stand;
  }, [stand]);
  const before = useRef(id);
  useEffect(() => {
    // A second key press on the button that decided one application must not decide the next.
    if (before.current !== id && !head.current?.contains(document.activeElement)) heading.current?.focus();
    before.current = id;
  }, [id]);
  const close = (): void => {
    onClosed();
    opened.closed();
  };
  useEscape(close);
  const page = id === undefined ? undefined : pathOf({ id });
  return (
    <section ref={pane} className={styles.pane} aria-labelledby={titleId}>
      <div ref={head} className={styles.head}>
        <div className={styles.top}>
          <div className={styles.heading}>
            <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
              {application ? titleOf(application, say) : say('trade.application-crumb')}
            </h2>
            {application && detail && (
              <StateBadge tone={detail.canDecide ? 'info' : toneOfApplication(application)}>
                {detail.canDecide ? say('trade.waits-you') : stateOf(application, say)}
              </StateBadge>
            )}
          </div>
          <PressButton
            kind="subtle"
            size="small"
            label={say('common.close')}
            icon={<Dismiss20Regular />}
            onPress={close}
          />
        </div>
        <div className={styles.line}>
          <span className={styles.quiet}>
            {application &&
              (page === undefined ? application.number : <PortalLink to={page}>{application.number}</PortalLink>)}
            {place && ` ${say('trade.place-in-queue', place)}`}
          </span>
          <PressButton
            kind="subtle"
            size="small"
            unavailable={previous ? undefined : say('trade.no-previous')}
            onPress={() => previous && opened.rowOpened(previous)}
          >
            {say('trade.previous')}
          </PressButton>
          <PressButton
            kind="subtle"
            size="small"
            unavailable={next ? undefined : say('trade.no-next')}
            onPress={() => next && opened.rowOpened(next)}
          >
            {say('trade.next')}
          </PressButton>
        </div>
      </div>
      {detail?.content.current.kind === 'failed' && <LoadFailure content={detail.content} />}
      {detail?.content.current.kind === 'loading' && <DetailSkeleton />}
      {detail && <Parts detail={detail} />}
    </section>
  );
});
