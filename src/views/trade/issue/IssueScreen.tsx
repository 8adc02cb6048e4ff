import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import type { IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FooterBar } from '../../design/panels/FooterBar.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { useWords } from '../../../words/use-words.ts';
import { useStageFocus } from '../shared/use-stage-focus.ts';
import { useKind } from '../shared/kind-context.ts';
import { ReturnNotice } from '../shared/ReturnNotice.tsx';
import { CheckList } from '../shared/CheckList.tsx';
import { IssueAside } from './IssueAside.tsx';
import { IssueFields } from './IssueFields.tsx';
import { IssueImportPlace } from './IssueImportPlace.tsx';
import { IssuePreview } from './IssuePreview.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

const Foot = observer(function Foot({ presenter }: { readonly presenter: IssuePresenter }) {
  const { say } = useWords();
  const { refusals, amount, judged, stage } = presenter;
  const effect = amount && amount.fen > 0n ? say('trade.submit-effect', { amount: moneyToText(amount) }) : undefined;
  if (stage === 'check')
    return (
      <FooterBar
        count={say('trade.check-title')}
        note={effect}
        actions={
          <>
            <PressButton onPress={() => presenter.backPressed()}>{say('trade.back')}</PressButton>
            <PressButton kind="primary" busy={presenter.busy} onPress={async () => presenter.submitPressed()}>
              {say('trade.submit')}
            </PressButton>
          </>
        }
      />
    );
  return (
    <FooterBar
      count={
        judged === undefined
          ? say('trade.judging')
          : refusals.length === 0
            ? say('trade.can-submit')
            : say('trade.cannot-submit', { count: refusals.length })
      }
      note={effect}
      actions={
        <>
          <PressButton onPress={async () => presenter.draftPressed()}>{say('trade.keep-draft')}</PressButton>
          <PressButton kind="primary" onPress={async () => presenter.checkPressed()}>
            {say('trade.go-on')}
          </PressButton>
        </>
      }
    />
  );
});

const Trouble = observer(function Trouble({ presenter }: { readonly presenter: IssuePresenter }) {
  const { say } = useWords();
  const { trouble, returned, otherMaker, draft } = presenter;
  return (
    <>
      <ReturnNotice returned={returned} otherMaker={otherMaker} />
      {trouble && (
        <Notice
          tone="bad"
          live
          actions={
            draft.isOutdated && (
              <PressButton onPress={async () => presenter.latestPressed()}>{say('trade.reload-latest')}</PressButton>
            )
          }
        >
          {say(trouble)}
        </Notice>
      )}
    </>
  );
});

/** The form by which a core enterprise issues an instrument, and the page on which it is checked (checklist R-056). */
const IssueForm = observer(function IssueForm() {
  const styles = useStyles();
  const { say } = useWords();
  const kind = useKind();
  const { search, pathname } = useLocation();
  const asked = new URLSearchParams(search);
  const [id = '', copied = ''] = ['id', 'copy'].map((name) => asked.get(name) ?? '');
  const presenter = usePresenter(tradeArea, (offered) => offered.issueForm(kind));
  useEffect(() => void presenter.opened(id, copied), [presenter, id, copied]);
  useEffect(() => presenter.step.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { opening, draft, stage, attempt } = presenter;
  const title = say(stage === 'check' ? 'trade.check-title' : 'trade.issue-title');
  usePageTitle(title);
  useStageFocus(stage, attempt);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: say('trade.crumb') }, { label: say('trade.issue-title') }]}
        facts={say(stage === 'check' ? 'trade.check-note' : 'trade.issue-facts')}
        aside={
          draft.keptAt === undefined
            ? draft.number || say('trade.issue-not-kept')
            : say('trade.issue-kept', { number: draft.number, at: draft.keptAt })
        }
        actions={
          stage === 'form' &&
          !draft.kept && <LinkButton to={`${pathname}?import=1`}>{say('trade.import-issues')}</LinkButton>
        }
      />
      {opening.kind === 'loading' && <FormSkeleton />}
      {opening.kind === 'failed' && (
        <Card>
          <FailedPanel
            message={say(opening.failure.what)}
            code={opening.failure.code || undefined}
            traceId={opening.failure.traceId || undefined}
            onRetry={opening.failure.canRetry ? async () => presenter.retryPressed(id, copied) : undefined}
          />
        </Card>
      )}
      {opening.kind === 'ready' && (
        <>
          <div className={styles.page}>
            <div className={styles.column}>
              <Trouble presenter={presenter} />
              {stage === 'form' ? (
                <IssueFields presenter={presenter} />
              ) : (
                <>
                  {presenter.form.exceptionReason !== '' && presenter.isExceptionalTerm && (
                    <Card title={say('trade.exception-reason')} padded>
                      {[
                        say('trade.exception', { reason: presenter.form.exceptionReason }),
                        presenter.form.exceptionText,
                      ].join(say('formats.clause-separator'))}
                    </Card>
                  )}
                  <Card title={say('trade.rules')} note={say('trade.rules-now')}>
                    <CheckList checks={presenter.checks} />
                  </Card>
                </>
              )}
            </div>
            <div className={styles.column}>
              <IssuePreview presenter={presenter} />
              <IssueAside presenter={presenter} />
            </div>
          </div>
          <Foot presenter={presenter} />
          <PortalDialog
            open={presenter.isConfirming}
            kind="confirm"
            title={say('trade.confirm-contract')}
            confirmLabel={say('trade.submit-anyway')}
            cancelLabel={say('trade.cancel')}
            onConfirmed={async () => presenter.confirmed()}
            onClosed={() => presenter.confirmationClosed()}
          >
            {presenter.toConfirm && say(presenter.toConfirm.what)}
          </PortalDialog>
        </>
      )}
    </>
  );
});

/** Issuing: one instrument by the form, or many from a sheet. */
export function IssueScreen() {
  const { search } = useLocation();
  return new URLSearchParams(search).has('import') ? <IssueImportPlace /> : <IssueForm />;
}
