import { makeStyles } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import type { Acceptance } from '../../../presentation/trade/shared/acceptance.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { PayrollPlace } from './payroll/PayrollPlace.tsx';
import { arrivalFacts } from './arrival-facts.ts';
import { useEscape } from './use-escape.ts';

const useStyles = makeStyles({
  pane: { position: 'sticky', top: `calc(${portal.barHeight} + 16px)`, minWidth: 0 },
  parts: { display: 'grid', gap: '12px' },
  words: { margin: 0 },
  presses: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/**
 * The amount to accept, beside the list. Escape closes it. Its heading takes the focus when it opens, and when another
 * amount follows.
 */
export const ArrivalBeside = observer(function ArrivalBeside({
  acceptance,
  instrumentPath,
  onClosed,
}: {
  readonly acceptance: Acceptance;
  /** Address of the page of an instrument; undefined if the user has none. */
  readonly instrumentPath: (instrumentId: string) => string | undefined;
  /** Called when the user closes it. */
  readonly onClosed: () => void;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { accepting, trouble, refusing, busy, amountInWords } = acceptance;
  const heading = useRef<HTMLSpanElement>(null);
  const id = accepting?.holdingId;
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    // If the page is loaded with it open, the focus stays.
    if (shown.current !== undefined || document.activeElement !== document.body) heading.current?.focus();
    shown.current = id;
  }, [id]);
  useEscape(onClosed);
  if (!accepting) return null;
  return (
    <section className={styles.pane} aria-label={say('trade.accept-of', { number: accepting.number })}>
      <Card
        padded
        title={
          <span ref={heading} tabIndex={-1}>
            {say('trade.accept-title')}
          </span>
        }
        more={<PressButton kind="subtle" icon={<Dismiss20Regular />} label={say('common.close')} onPress={onClosed} />}
      >
        <div className={styles.parts}>
          <KeyValueFacts layout="down" facts={arrivalFacts(accepting, amountInWords, say)} />
          {accepting.payroll && (
            <PayrollPlace instrumentId={accepting.instrumentId} listPath={instrumentPath(accepting.instrumentId)} />
          )}
          <p className={styles.words}>{say('trade.accept-body', { isTransferable: accepting.isTransferable })}</p>
          {trouble && !refusing && (
            <Notice tone="bad" live>
              {say(trouble)}
            </Notice>
          )}
          <div className={styles.presses}>
            <PressButton kind="primary" busy={busy} onPress={async () => acceptance.acceptanceConfirmed(true)}>
              {say('trade.accept-press')}
            </PressButton>
            <PressButton onPress={() => acceptance.refusalPressed(accepting)}>{say('trade.refuse')}</PressButton>
          </div>
        </div>
      </Card>
    </section>
  );
});
