import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReviewStage } from '../../domain/evidence/materials/package-machine.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { KeyCap } from './KeyCap.tsx';
import { ReasonBox } from './ReasonBox.tsx';
import type { ReviewLine } from './review-line.ts';
import type { Verdict } from './verdict-storage.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    padding: '12px 14px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    backgroundColor: portal.card,
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: '8px' },
  next: { flexGrow: 1, display: 'flex', '& > button': { flexGrow: 1 }, [onPhone]: { width: '100%' } },
});

export interface VerdictFootProps {
  readonly line: ReviewLine;
  readonly verdict: Verdict | undefined;
  readonly stage: ReviewStage;
  /** The next document, with its number of problems; undefined after the last. */
  readonly next: { readonly problems: number } | undefined;
  readonly onNext: () => void;
}

/** The usual reasons, the verdict buttons, and the button to the next document. */
export const VerdictFoot = observer(function VerdictFoot({ line, verdict, stage, next, onNext }: VerdictFootProps) {
  const styles = useStyles();
  const say = useSandboxWords();
  return (
    <div className={styles.foot}>
      <ReasonBox key={line.key} line={line} verdict={verdict} stage={stage} />
      <div className={styles.row}>
        <VerdictButtons line={line} verdict={verdict} />
        {next && (
          <div className={styles.next}>
            <PressButton kind="primary" aria-keyshortcuts="N" onPress={onNext}>
              {say(next.problems > 0 ? 'sandbox-desk.next-problem' : 'sandbox-desk.next-unmarked')} <KeyCap name="N" />
            </PressButton>
          </div>
        )}
      </div>
    </div>
  );
});
