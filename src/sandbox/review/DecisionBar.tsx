import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { onPhone } from '../../views/design/breakpoints.ts';
import { portal } from '../../views/design/portal-tokens.ts';
import { PressButton } from '../../views/design/PressButton.tsx';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import type { ReviewView } from './review-view-model.ts';
import { StageChoice } from './StageChoice.tsx';
import { TroubleNotice } from './TroubleNotice.tsx';

const useStyles = makeStyles({
  bar: {
    position: 'sticky', bottom: '12px', zIndex: 4, marginTop: '16px', padding: '12px 16px', display: 'flex', flexDirection: 'column', gap: '10px',
    backgroundColor: portal.card, border: `1px solid ${portal.hairline}`, borderRadius: tokens.borderRadiusXLarge, boxShadow: portal.shadowFoot,
    // There it would cover a third of what is to be judged.
    [onPhone]: { position: 'static', padding: '12px' },
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  tally: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  note: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  warn: { color: portal.warnWords },
  end: { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: '8px', [onPhone]: { width: '100%', '& > button': { flexGrow: 1 } } },
  subtle: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: '0 -8px' },
});

/** The decision on the whole, at the foot of the screen: as whom, how it stands, pass or return. */
export const DecisionBar = observer(function DecisionBar({ view }: { readonly view: ReviewView }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { review } = useConsole();
  const { stage, returned, passed, open, passClosed, returnClosed } = view;
  const missing = returned.length > 0 ? returnClosed : undefined;
  return (
    <section aria-label={say('sandbox.decision')} className={styles.bar}>
      <TroubleNotice trouble={review.trouble} />
      <div className={styles.row}>
        <StageChoice stage={stage} />
        {stage !== undefined && (
          <div className={styles.subtle}>
            {open > 0 && (
              <PressButton kind="subtle" size="small" onPress={review.passRestPressed}>
                {say('sandbox.pass-rest')}
              </PressButton>
            )}
            {view.verdicts.size > 0 && (
              <PressButton kind="subtle" size="small" onPress={review.clearPressed}>
                {say('sandbox.clear-verdicts')}
              </PressButton>
            )}
          </div>
        )}
      </div>
      {stage === undefined ? (
        <div className={styles.note}>{say('sandbox.only-look')}</div>
      ) : (
        <div className={styles.row}>
          <div role="status">
            <div className={styles.tally}>{say('sandbox.tally', { returned: returned.length, passed, open })}</div>
            {missing ? <div className={styles.warn}>{say(missing)}</div> : open > 0 && <div className={styles.note}>{say('sandbox.tally-open')}</div>}
          </div>
          <div className={styles.end}>
            <PressButton kind={returned.length > 0 ? 'primary' : 'ordinary'} unavailable={returnClosed && say(returnClosed)} onPress={() => review.decidePressed('NOPASS')}>
              {say('sandbox.decide-return', { stage, items: returned.length })}
            </PressButton>
            <PressButton kind={returned.length > 0 ? 'ordinary' : 'primary'} unavailable={passClosed && say(passClosed)} onPress={() => review.decidePressed('PASS')}>
              {say('sandbox.decide-pass', { stage })}
            </PressButton>
          </div>
        </div>
      )}
    </section>
  );
});
