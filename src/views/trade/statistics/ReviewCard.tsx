import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReviewFigures } from '../../../domain/trade/statistics/review.ts';
import type { StatisticsPresenter } from '../../../presentation/trade/statistics/statistics-presenter.ts';
import { count as digits } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { BarChart } from '../../design/panels/BarChart.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { useFigureTable } from '../../design/table/use-figure-table.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { hasCourse, TimeChart, timeLegend, type TimeLine } from './TimeChart.tsx';
import { TwinCard } from './TwinCard.tsx';

const useStyles = makeStyles({
  part: { margin: '12px 0 8px', paddingTop: '12px', borderTop: `1px solid ${portal.hairlineSoft}` },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

interface Props {
  readonly presenter: StatisticsPresenter;
  readonly reviews: ReviewFigures;
}

/** Why applications were returned; nothing if none was. */
function Reasons({ reasons }: Pick<ReviewFigures, 'reasons'>) {
  const styles = useStyles();
  const { say } = useWords();
  if (reasons.length === 0) return null;
  const counted = reasons.map(({ reason, count }) => ({ name: say('trade.reason', { reason }), count }));
  return <p className={styles.quiet}>{say('statistics.reasons', { reasons: counted })}</p>;
}

/** The median times of each step by month, as lines. */
const linesOf = ({ presenter, reviews: { times } }: Props, say: Say): readonly TimeLine[] =>
  times.map(({ role, median, months }) => {
    const name = say('trade.step-name', { role });
    return {
      id: role,
      name: say('statistics.time-of', { name, tenths: median }),
      shares: presenter.reviewMonths.map(({ month }) => {
        const found = months.find((each) => each.month === month);
        return found && found.median / Math.max(1, presenter.longestMedian);
      }),
      spoken: say('statistics.times-spoken', { name, tenths: median, months }),
    };
  });

const Charts = observer(function Charts({ presenter, reviews }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { reviewMonths, highestRate } = presenter;
  const { submitted, sentBack, reasons } = reviews;
  const lines = linesOf({ presenter, reviews }, say);
  return (
    <>
      {lines.length > 0 && (
        <TimeChart
          months={reviewMonths.map(({ month }) => ({ id: month, name: say('statistics.month-short', { month }) }))}
          lines={lines}
        />
      )}
      <p className={styles.part}>{say('statistics.sent-back', { submitted, sentBack })}</p>
      {/* Without any, or for one month, the sentence above says it all. */}
      {sentBack > 0 && reviewMonths.length > 1 && (
        <BarChart
          bars={reviewMonths.map(({ month, rate, ...counted }) => ({
            id: month,
            name: say('statistics.month-short', { month }),
            figure: rate === undefined ? '' : say('statistics.percent', { tenths: rate }),
            spoken: say('statistics.sent-back-spoken', { month, ...counted }),
            share: (rate ?? 0) / Math.max(1, highestRate),
          }))}
        />
      )}
      <Reasons reasons={reasons} />
    </>
  );
});

const Table = observer(function Table({ presenter, reviews: { times, reasons, submitted, sentBack } }: Props) {
  const { say } = useWords();
  const table = useFigureTable();
  const { reviewMonths, rate } = presenter;
  const hours = (tenths: number | undefined): string =>
    tenths === undefined ? '--' : say('statistics.hours', { tenths });
  const percent = (tenths: number | undefined): string =>
    tenths === undefined ? '--' : say('statistics.percent', { tenths });
  return (
    <>
      <table className={table} aria-label={say('statistics.reviews')}>
        <thead>
          <tr>
            <th scope="col">{say('statistics.month-title')}</th>
            {times.map(({ role }) => (
              <th key={role} scope="col">
                {say('trade.step-name', { role })}
              </th>
            ))}
            <th scope="col">{say('statistics.submitted')}</th>
            <th scope="col">{say('statistics.sent-back-count')}</th>
            <th scope="col">{say('statistics.sent-back-rate')}</th>
          </tr>
        </thead>
        <tbody>
          {reviewMonths.map(({ month, submitted: handedIn, sentBack: back, rate: ofMonth }) => (
            <tr key={month}>
              <th scope="row">{say('statistics.month', { month })}</th>
              {times.map(({ role, months }) => (
                <td key={role}>{hours(months.find((each) => each.month === month)?.median)}</td>
              ))}
              <td>{digits(handedIn)}</td>
              <td>{digits(back)}</td>
              <td>{percent(ofMonth)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('statistics.whole-period')}</th>
            {times.map(({ role, median }) => (
              <td key={role}>{hours(median)}</td>
            ))}
            <td>{digits(submitted)}</td>
            <td>{digits(sentBack)}</td>
            <td>{percent(rate)}</td>
          </tr>
        </tfoot>
      </table>
      <Reasons reasons={reasons} />
    </>
  );
});

/** The duration of approvals, and the returned applications by reason. */
export const ReviewCard = observer(function ReviewCard({ presenter, reviews }: Props) {
  const { say } = useWords();
  const title = say('statistics.reviews');
  const lines = linesOf({ presenter, reviews }, say);
  if (reviews.submitted === 0 && reviews.sentBack === 0 && reviews.times.length === 0)
    return (
      <Card title={title} padded>
        {say('statistics.reviews-none')}
      </Card>
    );
  return (
    <TwinCard
      title={title}
      note={say('statistics.reviews-note')}
      picture={
        hasCourse(lines)
          ? {
              note: say('statistics.picture-note', { ...presenter.place, name: undefined }),
              source: say('statistics.picture-source', { ...presenter.source, unit: 'time' }),
              legend: timeLegend(lines.map(({ name }) => name)),
            }
          : undefined
      }
      chart={<Charts presenter={presenter} reviews={reviews} />}
      table={<Table presenter={presenter} reviews={reviews} />}
    />
  );
});
