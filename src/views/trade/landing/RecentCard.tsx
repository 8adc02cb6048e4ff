import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../domain/money/money.ts';
import { hasFailedLater } from '../../../domain/trade/shared/trade-application.ts';
import type { LandingPresenter } from '../../../presentation/trade/landing/landing-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { titleOf } from '../shared/application/application-title.ts';
import { toneOfState } from '../shared/state-tones.ts';

const useStyles = makeStyles({
  rows: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '8px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  none: { margin: 0, padding: '0 16px 16px', color: tokens.colorNeutralForeground3 },
  what: { overflowWrap: 'anywhere' },
  state: { justifySelf: 'end', textAlign: 'right' },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  amount: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
});

/** The applications of the company that changed last. */
export const RecentCard = observer(function RecentCard({ presenter }: { readonly presenter: LandingPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { recent } = presenter;
  return (
    <Card title={say('trade.landing-recent')}>
      {recent.length === 0 ? (
        <p className={styles.none}>{say('trade.landing-recent-none')}</p>
      ) : (
        <ul className={styles.rows}>
          {recent.map(({ id, number, amount, received, state, stateSince, later, path, ...row }) => (
            <li key={id} className={styles.row}>
              <div className={styles.what}>{titleOf({ ...row, state }, say)}</div>
              <div className={styles.amount}>
                {received ? say('trade.received', { amount: moneyToText(received) }) : money(moneyToText(amount))}
              </div>
              <div className={styles.quiet}>
                {say('trade.moment', { at: stateSince })}{' '}
                {path === undefined ? (
                  number
                ) : (
                  <PortalLink inText to={path}>
                    {number}
                  </PortalLink>
                )}
              </div>
              <div className={styles.state}>
                {hasFailedLater(later) ? (
                  <StateBadge tone="idle">{say('trade.later', { later })}</StateBadge>
                ) : (
                  <StateBadge tone={toneOfState(state)}>{say('trade.state', { state, act: row.act })}</StateBadge>
                )}
                {later === 'part-returned' && <div className={styles.quiet}>{say('trade.later', { later })}</div>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
});
