import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { BatchSubmission } from '../../../presentation/evidence/package-list/batch-submission.ts';
import { productPath } from '../../../domain/catalogue/product-paths.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { ProgressBar } from '../../design/panels/ProgressBar.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: '12px 0 0',
    padding: 0,
    maxHeight: '46vh',
    overflowY: 'auto',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) 130px',
    gap: '2px 12px',
    padding: '8px 4px',
    borderBottom: `1px solid ${portal.hairlineSoft}`,
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  number: { fontWeight: 600, overflowWrap: 'anywhere' },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  payer: { [onPhone]: { gridRow: '2', gridColumn: '1 / -1' } },
  result: { gridColumn: '1 / -1', fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  done: { color: portal.okWords },
  refused: { color: portal.warnWords },
});

export interface BatchDialogProps {
  readonly batch: BatchSubmission;
  readonly onClosed: () => void;
}

/** The packages to be submitted together, and the outcome of each. */
export const BatchDialog = observer(function BatchDialog({ batch, onClosed }: BatchDialogProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { stage, lines, done, processed } = batch;
  const total = lines.length;
  const title =
    stage === 'asked'
      ? say('lists.submit-title', { count: total })
      : stage === 'running'
        ? say('lists.submit-running')
        : say('lists.submit-result', { done, total });
  const tones = { waiting: undefined, running: undefined, done: styles.done, refused: styles.refused } as const;
  return (
    <PortalDialog
      open
      kind={stage === 'asked' ? 'confirm' : stage === 'over' && done === total ? 'success' : 'info'}
      width="medium"
      title={title}
      mustAnswer={stage === 'running'}
      confirmLabel={say(
        stage === 'asked' ? 'lists.submit-ok' : stage === 'running' ? 'lists.submit-stop' : 'lists.submit-close',
      )}
      onConfirmed={() => {
        if (stage === 'over') onClosed();
        else if (stage === 'running') batch.stopPressed();
        // The dialog shows the progress, so nothing waits for the submissions here.
        else void batch.submitConfirmed();
      }}
      onClosed={onClosed}
    >
      {stage === 'asked' && say('lists.submit-body')}
      {stage === 'running' && (
        <>
          <div role="status">{say('lists.submit-progress', { done: processed, total })}</div>
          <ProgressBar share={total === 0 ? 0 : processed / total} label={say('lists.submit-running')} />
        </>
      )}
      {/* A scrolled region without anything to focus in it must take the focus itself, or no key could scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.list} tabIndex={0} aria-label={title}>
        {lines.map(({ packageId, payerName, amount, state, words, restriction }) => (
          <li key={packageId} className={styles.line}>
            <span className={styles.number}>{packageId}</span>
            <span className={styles.payer}>{payerName}</span>
            <span className={styles.amount}>{money(amount)}</span>
            {(stage !== 'asked' || restriction) && (
              <span className={`${styles.result} ${tones[state] ?? ''}`}>
                {say(words)}
                {(restriction?.because.kind === 'withdrawn' || restriction?.because.kind === 'barred') && (
                  <>
                    {' '}
                    <SupportLine />
                  </>
                )}
                {restriction?.because.kind === 'to-sign' && (
                  <>
                    {' '}
                    <PortalLink to={productPath(restriction.product)}>{say('lists.agreement-sign')}</PortalLink>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </PortalDialog>
  );
});
