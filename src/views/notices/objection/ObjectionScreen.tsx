import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import type { Objection } from '../../../domain/notices/agency-notice.ts';
import { noticesPages } from '../../../presentation/notices/notices-presenters.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { CopyText } from '../../design/actions/CopyText.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { DocumentViewerDialog } from '../../viewer/shared/DocumentViewerDialog.tsx';
import { usePreview, type LookAt } from '../../viewer/shared/use-preview.ts';
import { useWords } from '../../../words/use-words.ts';
import { ObjectionForm } from './ObjectionForm.tsx';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '880px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  proofs: {
    listStyleType: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    margin: '4px 0 0 -8px',
    padding: 0,
    overflowWrap: 'anywhere',
  },
  words: { margin: '4px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

const tones = { received: 'info', upheld: 'ok', rejected: 'bad' } as const;

function Receipt({ objection, onLook }: { readonly objection: Objection; readonly onLook: LookAt }) {
  const styles = useStyles();
  const { say } = useWords();
  const { receiptNumber, state, statement, proofs, answer, sentAt, sentBy } = objection;
  return (
    <li>
      <div className={styles.head}>
        <CopyText text={receiptNumber} label={say('notices.objection-number')} />
        <StateBadge tone={tones[state]}>{say(`notices.objection-${state}`)}</StateBadge>
        <span className={styles.quiet}>{say('notices.objection-of', { at: sentAt, by: sentBy })}</span>
      </div>
      <p className={styles.words}>{statement}</p>
      {proofs.length > 0 && (
        <ul className={styles.proofs} aria-label={say('notices.objection-proofs')}>
          {proofs.map((proof) => (
            <li key={proof.fileId}>
              <PressButton
                kind="subtle"
                size="small"
                label={say('notices.objection-look', { name: proof.name })}
                onPress={() => onLook([proof])}
              >
                {proof.name}
              </PressButton>
            </li>
          ))}
        </ul>
      )}
      {answer !== '' && <p className={styles.words}>{say('notices.objection-answer', { answer })}</p>}
    </li>
  );
}

/** Files an objection to the company's standing and shows its outcome (checklist F-091). */
export const ObjectionScreen = observer(function ObjectionScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePresenter(noticesPages, (offered) => offered.objection());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { content, receipt, waiting, standing, objectors, mayObject } = presenter;
  const { current } = content;
  const { viewer, isOpen, look, close } = usePreview();
  useEffect(() => {
    // The submitted form was removed, so the focus moves to the heading of the receipt.
    if (receipt && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [receipt]);
  return (
    <div className={styles.parts}>
      <PageHeader title={say('notices.objection-title')} facts={say('notices.objection-facts')} />
      {receipt && (
        <Notice tone="ok" live>
          {say('notices.objection-sent', { number: receipt.receiptNumber })}
        </Notice>
      )}
      {current.kind === 'loading' && <FormSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <FailedPanel
            message={say(current.failure.what)}
            code={current.failure.code || undefined}
            traceId={current.failure.traceId || undefined}
            onRetry={current.failure.canRetry ? async () => content.load() : undefined}
          />
        </Card>
      )}
      {current.kind === 'ready' && (
        <>
          {standing && <Notice tone={current.value.standing ? 'warn' : 'ok'}>{say(standing)}</Notice>}
          {waiting && (
            <Notice tone="info">
              {waiting.answerBy === undefined
                ? say('notices.objection-waits')
                : say('notices.objection-waits-by', { day: waiting.answerBy })}
            </Notice>
          )}
          {mayObject && <ObjectionForm presenter={presenter} />}
          {objectors ? (
            <Notice tone="info">{say(objectors)}</Notice>
          ) : (
            <Card title={say('notices.objection-past')} padded>
              {current.value.objections.length === 0 && say('notices.objection-none')}
              <ul className={styles.list}>
                {current.value.objections.map((objection) => (
                  <Receipt key={objection.receiptNumber} objection={objection} onLook={look} />
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
      {isOpen && <DocumentViewerDialog presenter={viewer} onClose={close} />}
    </div>
  );
});
