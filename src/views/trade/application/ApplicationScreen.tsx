import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import type { ApplicationPresenter } from '../../../presentation/trade/shared/application-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
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
import { useWords } from '../../../words/use-words.ts';
import { CheckList } from '../shared/CheckList.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useKind } from '../shared/kind-context.ts';
import { ApplicationPayroll } from '../shared/payroll/ApplicationPayroll.tsx';
import { stateOf, toneOfApplication } from '../shared/application/application-state.ts';
import { titleOf } from '../shared/application/application-title.ts';
import { applicationStatusLine } from '../shared/application/application-status-line.ts';
import { ApplicationFacts } from '../shared/application/ApplicationFacts.tsx';
import { ApplicationFoot } from '../shared/application/ApplicationFoot.tsx';
import { ApplicationProgress } from '../shared/application/ApplicationProgress.tsx';
import { SentAmounts } from '../shared/application/SentAmounts.tsx';
import { ApplicationHistory } from '../shared/application/ApplicationHistory.tsx';
import { ApprovalDialogs } from '../shared/application/ApprovalDialogs.tsx';
import { ApplicationPapers } from './ApplicationPapers.tsx';
import { ApplicationPaper } from './ApplicationPaper.tsx';

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
          <ApplicationPayroll application={application} />
          <ApplicationPapers presenter={presenter} onLook={look} />
          <ApplicationProgress presenter={presenter} />
          <SentAmounts sent={application.sent} />
          <ApplicationHistory events={application.events} />
        </div>
        <div className={styles.column}>
          {presenter.checks.length > 0 && (
            <Card title={say('trade.rules')} note={say(isUndecided ? 'trade.rules-now' : 'trade.rules-then')}>
              <CheckList checks={presenter.checks} />
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
 * One application: its content, the steps so far, and the decision of the user whose turn it is (checklist R-058,
 *
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
  const title = application ? titleOf(application, say) : say('trade.application-crumb');
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
            <StateBadge tone={presenter.canDecide ? 'bad' : toneOfApplication(application)}>
              {presenter.canDecide ? say('trade.waits-you') : stateOf(application, say)}
            </StateBadge>
          )
        }
        facts={application && applicationStatusLine(application, say)}
        aside={application && <span className={styles.amount}>{money(moneyToText(application.amount))}</span>}
        actions={
          // Only shown while the user can decide. Afterwards the foot links to the next application.
          next &&
          presenter.canDecide && (
            <LinkButton to={presenter.pathOf(next.id)}>
              {say('trade.next-one', {
                name: next.counterpartyName || say('trade.several-within'),
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
