import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';

import { moneyToText } from '../../../domain/money/money.ts';
import type { ShownLadder } from '../../../presentation/trade/shared/ladder-bars.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { BarChart } from '../../design/panels/BarChart.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { useFigureTable } from '../../design/table/use-figure-table.ts';
import { count, money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  body: { padding: '0 16px 12px' },
  note: { margin: '8px 0 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  none: { margin: 0, padding: '0 16px 16px', color: tokens.colorNeutralForeground3 },
});

/** The amounts that fall due by month, as a chart and as a table. */
export const LadderCard = observer(function LadderCard({
  shown,
  more,
}: {
  readonly shown: ShownLadder;
  /** A link to what the ladder says less closely. */
  readonly more?: ReactNode;
}) {
  const styles = useStyles();
  const table = useFigureTable();
  const { say } = useWords();
  const [asTable, setAsTable] = useState(false);
  const { side, ladder, ladderTotal, ladderPath } = shown;
  const title = say('trade.landing-ladder', { side });
  if (ladderTotal.count === 0)
    return (
      <Card title={title} more={more}>
        <p className={styles.none}>{say('trade.landing-ladder-none', { side })}</p>
      </Card>
    );
  const bars = ladder.map((step) => {
    const { span, month } = step;
    const name = say('trade.landing-month-of', { span, month });
    const short = say('trade.landing-month', { span, month });
    const amount = moneyToText(step.amount);
    return { ...step, id: `${span} ${month}`, name, short, amount };
  });
  const all = say('trade.landing-ladder-all', { count: ladderTotal.count, amount: moneyToText(ladderTotal.amount) });
  return (
    <Card
      title={title}
      note={ladderPath === undefined ? all : <PortalLink to={ladderPath}>{all}</PortalLink>}
      more={more}
    >
      <div className={styles.body}>
        {asTable ? (
          <table className={table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{say('trade.landing-month-title')}</th>
                <th scope="col">{say('trade.landing-count-title')}</th>
                <th scope="col">{say('trade.column-amount')}</th>
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={bar.id}>
                  <th scope="row">{bar.name}</th>
                  <td>{count(bar.count)}</td>
                  <td>{money(bar.amount)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{say('trade.total')}</th>
                <td>{count(ladderTotal.count)}</td>
                <td>{money(moneyToText(ladderTotal.amount))}</td>
              </tr>
            </tfoot>
          </table>
        ) : (
          <BarChart
            bars={bars.map(({ id, name, short, amount, count: number, share, span, path }) => ({
              id,
              name: short,
              isLate: span === 'overdue',
              figure: number > 0 ? say('trade.landing-short', { amount }) : '',
              spoken: say('trade.landing-bar', { name, count: number, amount }),
              share,
              path,
            }))}
          />
        )}
        {side === 'core' && <p className={styles.note}>{say('trade.landing-ladder-by-due')}</p>}
        <PressButton size="small" kind="subtle" flush onPress={() => setAsTable(!asTable)}>
          {say(asTable ? 'trade.landing-as-chart' : 'trade.landing-as-table')}
        </PressButton>
      </div>
    </Card>
  );
});
