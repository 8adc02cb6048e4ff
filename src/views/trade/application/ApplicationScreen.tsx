import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import type { TradeApplication } from '../../../domain/trade/shared/trade-application.ts';
import type { ApplicationPresenter } from '../../../presentation/trade/application/application-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useFocusAfterChange } from '../../pages/use-focus-after-change.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { money } from '../../../words/format.ts';
import { DocumentViewerDialog } from '../../viewer/shared/DocumentViewerDialog.tsx';
import { usePreview } from '../../viewer/shared/use-preview.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { CheckList } from '../shared/CheckList.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useKind } from '../shared/kind-context.ts';
import { toneOfState } from '../shared/state-tones.ts';
import { StepLine } from '../shared/StepLine.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ApplicationPapers } from './ApplicationPapers.tsx';
import { ApplicationPaper } from './ApplicationPaper.tsx';
import { ApplicationFoot } from './ApplicationFoot.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApprovalDialogs } from './ApprovalDialogs.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  amount: { fontSize: '22px', lineHeight: '28px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
});

/** Who has an application, since when and until when, in one sentence. */
function standingOf(application: TradeApplication, say: Say): string {
  const { state, stateSince: since, endsOn: until, waitsFor, decisionBar } = application;
  switch (state) {
    case 'DRAFT':
      return say('trade.draft-facts');
    case 'WAITING':
      return decisionBar === undefined
        ? say('trade.yours-until', { since, until })
        : say('trade.waits-others', {
            step: say('trade.step-name', { role: waitsFor?.role }),
            names: waitsFor?.names ?? [],
            until,
          });
    case 'RETURNED':
    case 'REFUSED_BY_RULE':
      if (!application.isMine) return say('trade.returned-others', { name: application.makerName, until });
      return until === '' ? say('trade.returned-freed') : say('trade.returned-until', { until });
    case 'EFFECTIVE': {
      const waiting = application.sent.filter(({ outcome }) => outcome.state === 'waiting');
      const [last] = waiting.map(({ outcome }) => outcome.acceptBy).toSorted();
      return last === undefined
        ? say('trade.effective-on', { at: since })
        : say('trade.effective-waits', { names: waiting.map(({ companyName }) => companyName), until: last });
    }
    case 'REJECTED':
    case 'WITHDRAWN':
    case 'LAPSED':
      return say('trade.ended-on', { at: since });
    case undefined:
      return '';
  }
}

/** Who did what, who has it now, and who comes next. */
const Progress = observer(function Progress({ presenter }: { readonly presenter: ApplicationPresenter }) {
  const { say } = useWords();
  return (
    <Card title={say('trade.who')}>
      <StepLine
        label={say('trade.who')}
        steps={presenter.steps.map(({ state, role, isYours, names, at, words, isSigned, signature }, index) => {
          const isYourTurn = isYours && state === 'now';
          const who = isYourTurn ? say('trade.you') : names.join(say('formats.list-separator'));
          return {
            id: `${index}`,
            state: isYourTurn ? 'yours' : state,
            title: [who, say('trade.step-name', { role })].filter((part) => part !== '').join(' '),
            notes: [
              at === undefined ? '' : say('formats.moment-short', { at, today: presenter.today }),
              isSigned && !signature && state !== 'bad' ? say('trade.step-signs') : '',
              signature ? say('trade.signed-with', signature) : '',
              words,
            ],
          };
        })}
      />
    </Card>
  );
});

const Content = observer(function Content({ presenter }: { readonly presenter: ApplicationPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { viewer, isOpen, look, close } = usePreview();
  const { application, trouble } = presenter;
  if (!application) return null;
  const isUndecided = application.state === 'WAITING' || application.mayEdit;
  return (
    <>
      {trouble && (
        <Notice tone="warn" live>
          {say(trouble)}
        </Notice>
      )}
      <div className={styles.page}>
        <div className={styles.column}>
          <ApplicationFacts presenter={presenter} />
          <ApplicationPapers presenter={presenter} onLook={look} />
          <Progress presenter={presenter} />
          {application.sent.length > 0 && (
            <Card title={say('trade.sent')} padded>
              <KeyValueFacts
                layout="down"
                facts={application.sent.map(({ companyName, amount, outcome }) => ({
                  label: companyName,
                  value: say('trade.sent-line', {
                    amount: moneyToText(amount),
                    outcome: say('trade.transit-outcome', outcome),
                  }),
                }))}
              />
            </Card>
          )}
          <ApplicationHistory events={application.events} />
        </div>
        <div className={styles.column}>
          {presenter.checks.length > 0 && (
            <Card title={say('trade.rules')} note={say(isUndecided ? 'trade.rules-now' : 'trade.rules-then')}>
              <CheckList checks={presenter.checks} changed={presenter.changedChecks} />
            </Card>
          )}
          <ApplicationPaper presenter={presenter} />
        </div>
      </div>
      <ApplicationFoot presenter={presenter} />
      <ApprovalDialogs presenter={presenter} />
      {isOpen && <DocumentViewerDialog presenter={viewer} onClose={close} />}
    </>
  );
});

/**
 * One application: what it asks for, who did what, and the decision of whoever's turn it is (checklist ).
 */
export const ApplicationScreen = observer(function ApplicationScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const kind = useKind();
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const presenter = usePresenter(tradeArea, (offered) => offered.tradeApplication(kind));
  useEffect(() => {
    presenter.opened(id);
    return () => presenter.left();
  }, [presenter, id]);
  const { application, next, place } = presenter;
  const { current } = presenter.content;
  const title = application
    ? say('trade.application-title', { act: application.act, name: application.counterpartyName })
    : say('trade.application-crumb');
  usePageTitle(title);
  useFocusAfterChange(application?.version);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: say('trade.crumb') },
          ...(place ? [{ label: say('trade.place', place) }] : []),
          { label: application?.number ?? say('trade.application-crumb') },
        ]}
        state={
          application && (
            <StateBadge tone={presenter.canDecide ? 'bad' : toneOfState(application.state)}>
              {presenter.canDecide ? say('trade.waits-you') : say('trade.state', { state: application.state })}
            </StateBadge>
          )
        }
        facts={application && standingOf(application, say)}
        aside={application && <span className={styles.amount}>{money(moneyToText(application.amount))}</span>}
        actions={
          next && (
            <LinkButton to={presenter.pathOf(next.id)}>
              {say('trade.next-one', {
                name: next.counterpartyName || say('trade.several'),
                amount: moneyToText(next.amount),
              })}
            </LinkButton>
          )
        }
      />
      {current.kind === 'loading' && <DetailSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <LoadFailure content={presenter.content} />
        </Card>
      )}
      <Content presenter={presenter} />
    </>
  );
});
