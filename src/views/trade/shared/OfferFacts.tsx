import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { moneyToText, type Money } from '../../../domain/money/money.ts';
import { deferredInterestPayer } from '../../../domain/trade/financing/financing-dues.ts';
import type { KeptCost, KeptOffer } from '../../../domain/trade/financing/kept-offer.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { forcedColours } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    height: '8px',
    borderRadius: '4px',
    overflow: 'hidden',
    backgroundColor: portal.hairline,
    marginBottom: '8px',
    [forcedColours]: { outline: '1px solid CanvasText' },
  },
  net: { backgroundColor: portal.accentFill },
  rows: { margin: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: '12px',
    padding: '8px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  sum: { fontWeight: tokens.fontWeightSemibold },
  formula: {
    marginLeft: '8px',
    fontSize: '12px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  amount: { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  rest: { marginTop: '8px' },
});

interface RowProps {
  readonly label: string;
  readonly formula?: string;
  readonly isSum?: boolean;
  readonly children: ReactNode;
}

function Row({ label, formula = '', isSum = false, children }: RowProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.row, isSum && styles.sum)}>
      <dt>
        {label}
        {formula !== '' && <span className={styles.formula}>{formula}</span>}
      </dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  );
}

/** The part of an amount that is paid out, in percent. */
function shareOfNet(amount: Money, net: string): number {
  const all = Number(moneyToText(amount));
  return all === 0 ? 0 : Math.min(100, (Number(net) / all) * 100);
}

/** The costs of a financing, each figure with its formula, from the amount to the sum that is paid out. */
export function OfferFacts({
  amount,
  offer,
  figures,
  issuer,
  isPaidOut = false,
}: {
  readonly amount: Money;
  readonly offer: KeptOffer;
  readonly figures: KeptCost;
  readonly issuer: string;
  /** Whether the figures are those of the day on which the bank paid. */
  readonly isPaidOut?: boolean;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const text = moneyToText(amount);
  const join = (...parts: readonly string[]): string =>
    parts.filter((part) => part !== '').join(say('formats.clause-separator'));
  const isDeducted = deferredInterestPayer(offer) === undefined;
  const less = (part: string): string => say('financing.less', { amount: part });
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.net} style={{ width: `${shareOfNet(amount, figures.net)}%` }} />
      </div>
      <dl className={styles.rows}>
        <Row label={say('financing.amount-line')}>{money(text)}</Row>
        <Row
          label={say('financing.interest')}
          formula={join(
            say('financing.interest-formula', {
              amount: text,
              millionths: offer.annualRate,
              days: figures.days,
              basis: offer.dayBasis,
            }),
            offer.interestBearer === 'issuer' ? say('financing.interest-by-issuer', { issuer }) : '',
            offer.interestTime === 'maturity' ? say('financing.interest-at-maturity') : '',
          )}
        >
          {isDeducted ? less(figures.interest) : money(figures.interest)}
        </Row>
        <Row
          label={say('financing.fee')}
          formula={join(
            say('financing.fee-formula', { amount: text, millionths: offer.feeRate }),
            figures.feeTax === '0.00' ? '' : say('financing.fee-tax', { tax: figures.feeTax }),
          )}
        >
          {less(figures.fee)}
        </Row>
        <Row label={say('financing.net-line')} isSum>
          {money(figures.net)}
        </Row>
        {figures.annualCost !== undefined && (
          <Row
            label={say('financing.annual-cost')}
            formula={say('financing.annual-cost-formula', {
              cost: figures.cost,
              net: figures.net,
              days: figures.days,
            })}
          >
            {say('financing.rate', { millionths: figures.annualCost })}
          </Row>
        )}
      </dl>
      <div className={styles.rest}>
        <KeyValueFacts
          layout="down"
          facts={[
            {
              label: say(isPaidOut ? 'financing.paid-out-on' : 'financing.arrival'),
              value: say('financing.arrival-day', { day: figures.disbursedOn, about: false }),
            },
            {
              label: say('financing.recourse-title'),
              value: say(offer.hasRecourse ? 'financing.recourse-note' : 'financing.no-recourse-note', { issuer }),
            },
            {
              label: say('financing.penalty-title'),
              value: say('financing.penalty-note', {
                issuer,
                millionths: offer.penaltyRate,
                days: offer.graceDays,
                recourse: offer.hasRecourse,
              }),
            },
          ]}
        />
      </div>
    </>
  );
}
