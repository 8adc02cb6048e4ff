import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../domain/money/money.ts';
import { offerOrders } from '../../../domain/trade/financing/funding-offer.ts';
import type { FinancePresenter } from '../../../presentation/trade/financing/finance-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { AmountField } from '../../design/fields/AmountField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { useWords } from '../../../words/use-words.ts';
import { financeable } from './HoldingsStage.tsx';
import { OfferCards } from './OfferCards.tsx';

const useStyles = makeStyles({
  amount: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
    gap: '8px 24px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  spread: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '6px' },
  quiet: { margin: '4px 0 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  orders: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  status: { margin: 0, padding: '12px 16px' },
  formula: {
    margin: 0,
    padding: '0 16px 14px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
});

/** The field of the amount, to which errors link. */
export const amountFieldId = 'finance-amount';

const Amount = observer(function Amount({ presenter }: { readonly presenter: FinancePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { choice, cutOff } = presenter;
  const available = moneyToText(choice.available);
  return (
    <Card padded>
      <div className={styles.amount}>
        <div>
          <AmountField
            id={amountFieldId}
            label={say('financing.amount')}
            hint={say('financing.amount-hint', { available })}
            error={choice.excess.fen > 0n ? say('financing.excess', { amount: moneyToText(choice.excess) }) : undefined}
            value={choice.typedSum}
            onChanged={(typed) => choice.sumTyped(typed)}
          />
          <PressButton kind="subtle" size="small" flush onPress={() => choice.everythingPressed()}>
            {say('financing.everything')}
          </PressButton>
        </div>
        <div>
          <ul className={styles.spread}>
            {choice.chosen.map(({ holding, part }) => (
              <li key={holding.holdingId}>
                {choice.isSpread ? (
                  <AmountField
                    label={say('financing.part', { number: holding.number })}
                    hint={say('financing.available-of', financeable(holding))}
                    value={part}
                    onChanged={(typed) => choice.partTyped(holding.holdingId, typed)}
                  />
                ) : (
                  <>
                    {holding.number}{' '}
                    {say('financing.part-of', { part: part || '0.00', available: moneyToText(holding.available) })}
                  </>
                )}
              </li>
            ))}
          </ul>
          {!choice.isSpread && choice.chosen.length > 1 && (
            <p className={styles.quiet}>
              {say('financing.spread-note')}{' '}
              <PressButton kind="subtle" size="small" onPress={() => choice.spreadPressed()}>
                {say('financing.spread')}
              </PressButton>
            </p>
          )}
          {cutOff && (
            <p className={styles.quiet}>
              {cutOff.isOver ? say('financing.cut-off-over') : say('financing.cut-off', cutOff)}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
});

/** The second and third step: the amount, and the offers of funders for it. */
export const OffersStage = observer(function OffersStage({ presenter }: { readonly presenter: FinancePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { offers, shown, isComputing, order } = presenter;
  return (
    <>
      <Amount presenter={presenter} />
      <Card
        title={
          <span role="status">
            {isComputing || !offers
              ? say('financing.offers-computing')
              : say('financing.offers-title', { count: shown.length })}
          </span>
        }
        note={say('financing.offers-note')}
        more={
          <span className={styles.orders} role="group" aria-label={say('financing.order')}>
            {offerOrders.map((each) => (
              <PressButton
                key={each}
                size="small"
                aria-pressed={order === each}
                onPress={() => presenter.orderChosen(each)}
              >
                {say(`financing.order-${each}`)}
              </PressButton>
            ))}
          </span>
        }
      >
        {offers?.programmeCount === 0 ? (
          <EmptyPanel title={say('financing.offers-none')}>{say('financing.offers-none-body')}</EmptyPanel>
        ) : (
          <>
            <OfferCards presenter={presenter} />
            {shown.length > 0 && <p className={styles.formula}>{say('financing.formula-note')}</p>}
          </>
        )}
      </Card>
    </>
  );
});
