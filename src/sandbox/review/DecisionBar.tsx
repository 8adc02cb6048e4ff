import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { ActionsBar } from './ActionsBar.tsx';
import { KeyCap } from './KeyCap.tsx';
import type { ReviewView } from './review-view-model.ts';
import { TroubleNotice } from './TroubleNotice.tsx';
import { TurnNotice } from './TurnNotice.tsx';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: '12px',
    zIndex: 4,
    marginTop: '16px',
    padding: '12px 16px',
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: portal.shadowFoot,
    // On a phone a sticky bar would cover a third of the document.
    [onPhone]: { position: 'static', padding: '12px' },
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  tally: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  note: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  warn: { color: portal.warnWords },
  end: {
    marginLeft: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    [onPhone]: { width: '100%', '& > button': { flexGrow: 1 } },
  },
  subtle: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: '0 -8px' },
});

const Tally = observer(function Tally({ view }: { readonly view: ReviewView }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { returned, passed, kept, unmarked, passRefusal, returnRefusal } = view;
  const marked = passed + returned.length + kept;
  const missing = returned.length > 0 ? returnRefusal : passRefusal;
  return (
    <div role="status">
      <div className={styles.line}>
        <span className={styles.tally}>{say('sandbox-actions.marked', { marked, all: marked + unmarked.length })}</span>
        <span className={styles.note}>{say('sandbox.tally', { returned: returned.length, passed, kept })}</span>
      </div>
      {missing && <div className={styles.warn}>{say(missing)}</div>}
    </div>
  );
});

const MarkingButtons = observer(function MarkingButtons({
  view,
  onKeys,
}: {
  readonly view: ReviewView;
  readonly onKeys: () => void;
}) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { review } = useConsole();
  const [first] = view.unmarked;
  return (
    <div className={styles.subtle}>
      {first && (
        <PressButton kind="subtle" size="small" onPress={review.passRestPressed}>
          {say('sandbox.pass-rest')}
        </PressButton>
      )}
      {view.verdicts.size > 0 && (
        <PressButton kind="subtle" size="small" onPress={review.clearPressed}>
          {say('sandbox.clear-verdicts')}
        </PressButton>
      )}
      {review.pastVerdicts.length > 0 && (
        <PressButton kind="subtle" size="small" aria-keyshortcuts="Z" onPress={review.undoPressed}>
          {say('sandbox-desk.undo')} <KeyCap name="Z" />
        </PressButton>
      )}
      <PressButton kind="subtle" size="small" aria-keyshortcuts="?" onPress={onKeys}>
        {say('sandbox-desk.keys')} <KeyCap name="?" />
      </PressButton>
    </div>
  );
});

/**
 * The bar at the foot of the screen: the actions on the package, its marks so far, and the buttons that pass or return
 * it.
 */
export const DecisionBar = observer(function DecisionBar({
  ref,
  view,
  onKeys,
}: {
  readonly ref: Ref<HTMLElement>;
  readonly view: ReviewView;
  readonly onKeys: () => void;
}) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { review } = useConsole();
  const { stage, judging, returned, passRefusal, returnRefusal } = view;
  return (
    <section ref={ref} aria-label={say('sandbox.decision')} className={styles.bar}>
      <TroubleNotice />
      <TurnNotice view={view} />
      <div className={styles.row}>
        <ActionsBar view={view} />
        {judging && <MarkingButtons view={view} onKeys={onKeys} />}
      </div>
      {stage === undefined && view.reviewed.actions.length === 0 && (
        <div className={styles.note}>{say('sandbox.only-look')}</div>
      )}
      {judging && (
        <div className={styles.row}>
          <Tally view={view} />
          <div className={styles.end}>
            <PressButton
              kind={returned.length > 0 ? 'primary' : 'ordinary'}
              unavailable={returnRefusal && say(returnRefusal)}
              onPress={() => review.decidePressed('NOPASS')}
            >
              {say('sandbox.decide-return', { stage: judging, items: returned.length })}
            </PressButton>
            <PressButton
              kind={returned.length > 0 ? 'ordinary' : 'primary'}
              unavailable={passRefusal && say(passRefusal)}
              onPress={() => review.decidePressed('PASS')}
            >
              {say('sandbox.decide-pass', { stage: judging })}
            </PressButton>
          </div>
        </div>
      )}
    </section>
  );
});
