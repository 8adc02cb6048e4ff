import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { limitsPath } from '../../../domain/catalogue/limits-path.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { LimitBar } from '../shared/LimitBar.tsx';
import { StepLine } from '../shared/StepLine.tsx';

const useStyles = makeStyles({
  limit: { padding: '0 16px 16px' },
  until: { margin: '8px 0 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  why: { margin: 0, padding: '0 16px 4px', color: portal.warnWords, fontSize: '12px', lineHeight: '18px' },
});

/** The limit including this issue, and the people who handle the issue after its submission. */
export const IssueAside = observer(function IssueAside({ presenter }: { readonly presenter: IssuePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { limit, judged } = presenter;
  const noteOf = ({ left, isExpired, isNotYetValid }: NonNullable<typeof limit>): string | undefined => {
    // Outside its validity the limit has no remaining amount, even if it is not used up.
    if (isExpired || isNotYetValid) return undefined;
    return left.fen < 0n
      ? say('trade.limit-exceeded', { amount: moneyToText({ fen: -left.fen }) })
      : say('trade.limit-left', { amount: moneyToText(left) });
  };
  return (
    <>
      {limit && (
        <Card
          title={say('trade.limit')}
          note={noteOf(limit)}
          more={<PortalLink to={limitsPath}>{say('trade.landing-limit-more')}</PortalLink>}
        >
          <div className={styles.limit}>
            {limit.isExpired && (
              <Notice small tone="warn">
                {say('trade.landing-limit-expired', { day: limit.validUntil })}
              </Notice>
            )}
            {limit.isNotYetValid && (
              <Notice small tone="warn">
                {say('trade.landing-limit-not-yet', { day: limit.validFrom })}
              </Notice>
            )}
            <LimitBar
              total={limit.total}
              parts={[
                {
                  kind: 'used',
                  amount: limit.used,
                  words: say('trade.limit-used', { amount: moneyToText(limit.used) }),
                },
                {
                  kind: 'reserved',
                  amount: limit.reserved,
                  words: say('trade.limit-reserved', { amount: moneyToText(limit.reserved) }),
                },
                { kind: 'own', amount: limit.own, words: say('trade.limit-own', { amount: moneyToText(limit.own) }) },
              ]}
            />
            <p className={styles.until}>
              {[
                say('trade.limit-total', { amount: moneyToText(limit.total) }),
                ...(limit.validUntil === '' ? [] : [say('trade.limit-until', { day: limit.validUntil })]),
              ].join(say('formats.clause-separator'))}
            </p>
          </div>
        </Card>
      )}
      {judged && (
        <Card title={say('trade.who-next')}>
          {presenter.exceptions.map(({ code, what }) => (
            <p key={code} className={styles.why}>
              {say(what)}
            </p>
          ))}
          <StepLine
            label={say('trade.who-next')}
            steps={[
              {
                id: 'maker',
                state: 'now',
                title: say('trade.you'),
                notes: [say('trade.who-now')],
              },
              ...judged.steps.map(({ role, names }, index) => ({
                id: `${role ?? ''} ${index}`,
                state: 'next' as const,
                title: say('trade.step-name', { role }),
                notes: [names.length === 0 ? say('trade.nobody') : names.join(say('formats.list-separator'))],
              })),
            ]}
          />
        </Card>
      )}
    </>
  );
});
