import { makeStyles, tokens } from '@fluentui/react-components';

import { moneyToText } from '../../../domain/money/money.ts';
import type { InstrumentDetail } from '../../../domain/trade/shared/held-instrument.ts';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  frozen: { padding: '8px 16px 0' },
  orders: { margin: 0, padding: '4px 16px 0 36px', fontSize: '13px', lineHeight: '20px', overflowWrap: 'anywhere' },
  note: {
    margin: 0,
    padding: '8px 16px 0',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
});

/** The frozen part of an instrument; nothing for most instruments. */
export function FreezeNotice({ freezes }: Pick<InstrumentDetail, 'freezes'>) {
  const { say } = useWords();
  if (freezes.length === 0) return null;
  return (
    <Notice tone="warn">
      {freezes.map(({ amount, ...freeze }) => (
        <div key={`${freeze.orderNumber} ${freeze.until}`}>
          {say('trade.frozen-of', { ...freeze, amount: moneyToText(amount) })}
        </div>
      ))}
      {say('trade.frozen-note')}
    </Notice>
  );
}

/** The frozen part of an instrument, and the changes by officers of the platform; nothing for most instruments. */
export function OfficerOrders({ instrument: { freezes, orders } }: { readonly instrument: InstrumentDetail }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <>
      {freezes.length > 0 && (
        <div className={styles.frozen}>
          <FreezeNotice freezes={freezes} />
        </div>
      )}
      {orders.length > 0 && (
        <>
          <p className={styles.note}>{say('trade.orders')}</p>
          <ul className={styles.orders} aria-label={say('trade.orders')}>
            {orders.map(({ at, amount, ...order }) => (
              <li key={`${at} ${order.act} ${order.orderNumber} ${amount.fen}`}>
                {[say('trade.moment', { at }), say('trade.order-line', { ...order, amount: moneyToText(amount) })].join(
                  say('formats.clause-separator'),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
