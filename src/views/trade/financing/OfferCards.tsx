import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import { daysBetween } from '../../../domain/calendar/plain-date.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { ReadOffer } from '../../../domain/trade/financing/financing.ts';
import type { FinancePresenter } from '../../../presentation/trade/financing/finance-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

/** Number of rows of an offer, so that the rows of all offers are aligned. */
const rowsOfOffer = 11;

const useStyles = makeStyles({
  offers: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))',
    gap: '0 12px',
    listStyleType: 'none',
    margin: 0,
    padding: '12px 16px 16px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  },
  offer: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: `span ${rowsOfOffer}`,
    rowGap: 0,
    minWidth: 0,
    padding: '12px 14px',
    marginBottom: '12px',
    border: `1px solid ${portal.hairline}`,
    borderRadius: '8px',
    [onNarrow]: { gridTemplateRows: 'none', gridRow: 'auto', marginBottom: 0 },
  },
  chosen: { boxShadow: `inset 0 0 0 1px ${portal.accent}`, border: `1px solid ${portal.accent}` },
  barred: { backgroundColor: portal.quiet },
  head: { display: 'flex', flexWrap: 'wrap', gap: '6px', alignItems: 'flex-start', justifyContent: 'space-between' },
  name: { margin: 0, fontSize: '15px', lineHeight: '20px', fontWeight: 600 },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  row: { padding: '8px 0', borderTop: `1px solid ${portal.hairlineSoft}`, minWidth: 0 },
  label: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  value: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  net: { fontSize: '20px', lineHeight: '28px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  warn: { color: portal.warnWords },
  act: { display: 'grid', gap: '6px', alignContent: 'start', paddingTop: '10px' },
});

function Row({
  label,
  children,
  more,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly more?: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <div className={styles.label}>{label}</div>
      <div className={styles.value}>{children}</div>
      {more !== undefined && <div className={styles.quiet}>{more}</div>}
    </div>
  );
}

const Offer = observer(function Offer({
  presenter,
  offer,
}: {
  readonly presenter: FinancePresenter;
  readonly offer: ReadOffer;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { best, merits, offers } = presenter;
  const { figures, bar } = offer;
  const issuer = offers?.issuerName ?? '';
  const amount = moneyToText(offers?.amount ?? { fen: 0n });
  const isChosen = presenter.programmeId === offer.programmeId && bar === undefined;
  const isBest = best?.programmeId === offer.programmeId;
  const less = best ? { fen: best.net.fen - offer.net.fen } : { fen: 0n };
  const sooner = best ? daysBetween(offer.arrivesOn, best.arrivesOn) : 0;
  const recourse = say(offer.hasRecourse ? 'financing.recourse' : 'financing.no-recourse');
  return (
    <li className={mergeClasses(styles.offer, isChosen && styles.chosen, bar !== undefined && styles.barred)}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{offer.funderName}</h3>
          <span className={styles.quiet}>
            {[offer.programmeTitle, recourse].filter((part) => part !== '').join(say('formats.clause-separator'))}
          </span>
        </div>
        <span className={styles.badges}>
          {(merits.get(offer.programmeId) ?? []).map((merit) => (
            <StateBadge key={merit} tone="ok" size="small">
              {say('financing.merit', { merit })}
            </StateBadge>
          ))}
        </span>
      </div>
      <div className={styles.row}>
        <div className={styles.label}>{say('financing.net')}</div>
        {bar === undefined ? (
          <>
            <div className={styles.net}>{money(figures.net)}</div>
            <div className={styles.quiet}>
              {isBest
                ? say('financing.net-most')
                : less.fen > 0n
                  ? say('financing.net-less', { amount: moneyToText(less) })
                  : ''}
            </div>
          </>
        ) : (
          <div className={styles.quiet}>{say('financing.net-none')}</div>
        )}
      </div>
      <Row label={say('financing.annual-rate')}>{say('financing.rate', { millionths: offer.annualRate })}</Row>
      <Row
        label={say('financing.interest')}
        more={
          bar !== undefined
            ? ''
            : offer.interestBearer === 'issuer'
              ? say('financing.interest-by-issuer', { issuer })
              : [
                  say('financing.interest-formula', {
                    amount,
                    millionths: offer.annualRate,
                    days: figures.days,
                    basis: offer.dayBasis,
                  }),
                  ...(offer.interestTime === 'maturity' ? [say('financing.interest-at-maturity')] : []),
                ].join(say('formats.clause-separator'))
        }
      >
        {bar === undefined ? money(figures.interest) : '--'}
      </Row>
      <Row
        label={say('financing.fee')}
        more={bar === undefined ? say('financing.fee-formula', { amount, millionths: offer.feeRate }) : ''}
      >
        {bar === undefined ? money(figures.fee) : '--'}
      </Row>
      <Row label={say('financing.annual-cost')}>
        {bar === undefined && figures.annualCost !== undefined
          ? say('financing.rate', { millionths: figures.annualCost })
          : '--'}
      </Row>
      <Row
        label={say('financing.arrival')}
        more={say('financing.arrival-note', { settlementDays: offer.settlementDays, days: figures.days })}
      >
        {say('financing.arrival-day', { day: offer.arrivesOn, about: offer.arrivesAbout })}
      </Row>
      <Row label={say('financing.recourse-title')}>
        <span className={offer.hasRecourse ? styles.warn : ''}>
          {say(offer.hasRecourse ? 'financing.recourse-note' : 'financing.no-recourse-note', { issuer })}
        </span>
      </Row>
      <Row label={say('financing.materials')}>
        <span className={offer.materials === 'ready' ? '' : styles.warn}>
          {say('financing.materials-of', { standing: offer.materials, startsOn: offer.startsOn })}
        </span>
      </Row>
      <Row label={say('financing.limit-left')}>
        <span className={bar === 'limit' ? styles.warn : ''}>{money(moneyToText(offer.limitLeft))}</span>
      </Row>
      <div className={styles.act}>
        {bar === undefined ? (
          <>
            <PressButton
              block
              aria-pressed={isChosen}
              label={say('financing.choose-offer-of', { funder: offer.funderName, recourse })}
              onPress={() => presenter.offerChosen(offer.programmeId)}
            >
              {say(isChosen ? 'financing.chosen-offer' : 'financing.choose-offer')}
            </PressButton>
            {!isBest && sooner > 0 && less.fen > 0n && (
              <span className={styles.quiet}>
                {say('financing.sooner', { days: sooner, amount: moneyToText(less) })}
              </span>
            )}
          </>
        ) : (
          <>
            <span className={styles.warn}>{say('financing.bar', { bar })}</span>
            {offer.takes && (
              <PressButton size="small" onPress={() => presenter.takesPressed(offer)}>
                {say('financing.take-amount', { amount: moneyToText(offer.takes) })}
              </PressButton>
            )}
          </>
        )}
      </div>
    </li>
  );
});

/** The offers of all funders side by side. */
export const OfferCards = observer(function OfferCards({ presenter }: { readonly presenter: FinancePresenter }) {
  const styles = useStyles();
  return (
    <ul className={styles.offers}>
      {presenter.shown.map((offer) => (
        <Offer key={offer.programmeId} presenter={presenter} offer={offer} />
      ))}
    </ul>
  );
});
