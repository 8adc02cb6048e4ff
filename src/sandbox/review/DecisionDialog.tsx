import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { PortalDialog } from '../../views/design/dialogs/PortalDialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import type { ReviewView } from './review-view-model.ts';

const useStyles = makeStyles({
  list: { margin: '8px 0', padding: '0 0 0 18px' },
  name: { fontWeight: 600 },
  reason: { whiteSpace: 'pre-line' },
});

/** Confirms a decision: shows the documents to be returned with the reasons, or the next stage. */
export const DecisionDialog = observer(function DecisionDialog({ view }: { readonly view: ReviewView | undefined }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { say: sayPortal } = useWords();
  const { review } = useConsole();
  const { decisionToConfirm } = review;
  // The dialog stays in the page after the answer. If it were removed while it fades out, the rest of the page would
  // stay hidden from screen readers.
  const { judging: stage = 'first', returned = [] } = view ?? {};
  const items = returned.length;
  const returns = decisionToConfirm === 'NOPASS';
  return (
    <PortalDialog
      open={decisionToConfirm !== undefined}
      kind="confirm"
      title={returns ? say('sandbox.confirm-return-title', { items }) : say('sandbox.confirm-pass-title', { stage })}
      confirmLabel={returns ? say('sandbox.decide-return', { stage, items }) : say('sandbox.decide-pass', { stage })}
      onConfirmed={review.confirmed}
      onClosed={review.closed}
    >
      {returns ? (
        <>
          {say(`sandbox.confirm-return-${stage}`)}
          <ul className={styles.list}>
            {returned.map(({ line, reason }) => (
              <li key={line.key}>
                <span className={styles.name}>{sayPortal('common.label', { label: line.name })}</span>
                <span className={styles.reason}>{reason}</span>
              </li>
            ))}
          </ul>
          {stage === 'first' && say('sandbox.and-the-rest')}
        </>
      ) : (
        say(`sandbox.confirm-pass-${stage}`)
      )}
    </PortalDialog>
  );
});
