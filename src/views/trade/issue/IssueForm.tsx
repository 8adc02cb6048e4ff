import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import type { IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FooterBar } from '../../design/panels/FooterBar.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { useWords } from '../../../words/use-words.ts';
import { useStageFocus } from '../shared/use-stage-focus.ts';
import { ReturnNotice } from '../shared/ReturnNotice.tsx';
import { CheckList } from '../shared/CheckList.tsx';
import type { PaperLine } from '../shared/InstrumentPaper.tsx';
import { IssueAside } from './IssueAside.tsx';
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

export interface IssueFormProps {
  readonly presenter: IssuePresenter;
  /** The title of the form, and the text below it. */
  readonly title: string;
  readonly facts: string;
  readonly actions?: ReactNode;
  /** The fields of the form. */
  readonly fields: ReactNode;
  /** Content of the check page in addition to the rules. */
  readonly checked?: ReactNode;
  /** Lines of the preview about the basis of the instrument. */
  readonly backing: readonly PaperLine[];
}

/** The form of an issue, and its check before the submission. */
export const IssueForm = observer(function IssueForm(props: IssueFormProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { presenter, fields, checked, backing } = props;
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const [id = '', copied = '', payee = ''] = ['id', 'copy', 'payee'].map((name) => asked.get(name) ?? '');
  useEffect(() => void presenter.opened(id, copied), [presenter, id, copied]);
  useEffect(() => {
    if (id === '' && payee !== '') void presenter.payeeNamed(payee);
  }, [presenter, id, payee]);
  useEffect(() => presenter.step.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { opening, draft, stage, attempt } = presenter;
  const title = stage === 'check' ? say('trade.check-title') : props.title;
  usePageTitle(title);
  useStageFocus(stage, attempt);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: say('trade.crumb') }, { label: props.title }]}
        facts={stage === 'check' ? say('trade.check-note') : props.facts}
        aside={
          draft.keptAt === undefined
            ? draft.number || say('trade.issue-not-kept')
            : say('trade.issue-kept', { number: draft.number, at: draft.keptAt })
        }
        actions={stage === 'form' && props.actions}
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
                fields
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
                  {checked}
                </>
              )}
            </div>
            <div className={styles.column}>
              <IssuePreview presenter={presenter} backing={backing} />
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
