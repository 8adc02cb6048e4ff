import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { limitsPath } from '../../../domain/catalogue/limits-path.ts';
import { moneyToText, type Money } from '../../../domain/money/money.ts';
import type { LandingPresenter } from '../../../presentation/trade/landing/landing-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { LimitBar } from '../shared/LimitBar.tsx';

const useStyles = makeStyles({
  figures: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
    gap: '12px',
    margin: 0,
    padding: '0 16px 16px',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  figure: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${portal.hairlineSoft}`,
    minWidth: 0,
  },
  name: { fontSize: '13px', lineHeight: '18px', color: tokens.colorNeutralForeground2 },
  amount: {
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  left: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 12px' },
  leftAmount: { fontSize: '20px', lineHeight: '28px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

interface FigureProps {
  readonly name: string;
  readonly amount: Money;
  /** The number of items; undefined for a figure that is only an amount. */
  readonly number: string | undefined;
  /** A line below it; empty for none. */
  readonly note: string;
  readonly path: string | undefined;
}

function Figure({ name, amount, number, note, path }: FigureProps) {
  const styles = useStyles();
  const sum = money(moneyToText(amount));
  return (
    <li className={styles.figure}>
      <span className={styles.name}>{name}</span>
      <span className={styles.amount}>
        {path !== undefined && number === undefined ? (
          <PortalLink to={path} label={`${name} ${sum}`}>
            {sum}
          </PortalLink>
        ) : (
          sum
        )}
      </span>
      {number !== undefined && (
        <span className={styles.quiet}>
          {path === undefined ? (
            number
          ) : (
            <PortalLink to={path} label={`${name} ${number}`}>
              {number}
            </PortalLink>
          )}
        </span>
      )}
      {note !== '' && <span className={styles.quiet}>{note}</span>}
    </li>
  );
}

/** Figures of issued or held instruments; each links to its list. */
export const FiguresCard = observer(function FiguresCard({ presenter }: { readonly presenter: LandingPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <Card title={say('trade.landing-figures')}>
      <ul className={styles.figures}>
        {presenter.figures.map(({ figure, count, until, elsewhere, ...each }) => (
          <Figure
            key={figure}
            {...each}
            name={say('trade.landing-figure', { figure })}
            number={count === undefined ? undefined : say('trade.landing-count', { count })}
            note={
              elsewhere
                ? say('trade.landing-elsewhere', { amount: moneyToText(elsewhere) })
                : until === ''
                  ? ''
                  : say('trade.landing-accept-by', { day: until })
            }
          />
        ))}
      </ul>
    </Card>
  );
});

/** Stages of a supplier's financings; each figure links to its list. */
export const FinancingsCard = observer(function FinancingsCard({
  presenter,
}: {
  readonly presenter: LandingPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  if (presenter.financings.length === 0) return null;
  return (
    <Card title={say('trade.landing-financings')}>
      <ul className={styles.figures}>
        {presenter.financings.map(({ stage, count, until, ...each }) => (
          <Figure
            key={stage}
            {...each}
            name={say('trade.landing-financing', { stage })}
            number={say('trade.landing-financing-count', { count })}
            note={until === '' ? '' : say('trade.landing-due-until', { day: until })}
          />
        ))}
      </ul>
    </Card>
  );
});

/** The limit of a core enterprise: used, in approval and left. */
export const LimitCard = observer(function LimitCard({ presenter }: { readonly presenter: LandingPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { limit } = presenter;
  if (limit === undefined)
    return (
      <Card title={say('trade.limit')}>
        <EmptyPanel title={say('trade.landing-limit-none')}>{say('trade.landing-limit-none-body')}</EmptyPanel>
      </Card>
    );
  const { total, used, reserved, left, validFrom, validUntil, isExpired, isNotYetValid } = limit;
  const note = validUntil === '' ? undefined : say('trade.limit-until', { day: validUntil });
  return (
    <Card
      padded
      title={say('trade.limit')}
      note={note}
      more={<PortalLink to={limitsPath}>{say('trade.landing-limit-more')}</PortalLink>}
    >
      {isExpired && (
        <Notice small tone="warn">
          {say('trade.landing-limit-expired', { day: validUntil })}
        </Notice>
      )}
      {isNotYetValid && (
        <Notice small tone="warn">
          {say('trade.landing-limit-not-yet', { day: validFrom })}
        </Notice>
      )}
      <div className={styles.left}>
        <span className={styles.name}>{say('trade.landing-limit-left')}</span>
        <span className={styles.leftAmount}>{money(moneyToText(left))}</span>
      </div>
      <LimitBar
        total={total}
        parts={[
          { kind: 'used', amount: used, words: say('trade.limit-used', { amount: moneyToText(used) }) },
          { kind: 'reserved', amount: reserved, words: say('trade.limit-reserved', { amount: moneyToText(reserved) }) },
        ]}
      />
      <div className={styles.quiet}>{say('trade.limit-total', { amount: moneyToText(total) })}</div>
    </Card>
  );
});
