import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { moneyToText, zeroMoney, type Money } from '../../../domain/money/money.ts';
import {
  longestPeriod,
  monthsOf,
  periodBefore,
  predefinedPeriods,
} from '../../../domain/trade/statistics/month-period.ts';
import {
  axisStep,
  axisSteps,
  concentrationLine,
  type TradeStatistics,
} from '../../../domain/trade/statistics/statistics.ts';
import { barShare, highestOf } from '../../../presentation/trade/shared/ladder-bars.ts';
import type { StatisticsPresenter } from '../../../presentation/trade/statistics/statistics-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { BoxSelect } from '../../design/fields/BoxSelect.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { ProgressBar } from '../../design/panels/ProgressBar.tsx';
import { ViewTabs } from '../../design/panels/ViewTabs.tsx';
import { useFigureTable } from '../../design/table/use-figure-table.ts';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { useKind } from '../shared/kind-context.ts';
import { LadderCard } from '../shared/LadderCard.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { FlowChart, legendOf } from './FlowChart.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { TwinCard } from './TwinCard.tsx';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', padding: '12px 16px' },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    margin: 0,
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  figure: { padding: '12px 16px' },
  amount: { margin: 0, fontSize: '18px', lineHeight: '26px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  label: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    fontSize: '13px',
    lineHeight: '20px',
    '> :last-child': { flexShrink: 0 },
  },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    marginTop: '16px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  body: { padding: '0 16px 12px', overflowX: 'auto' },
  bar: { minWidth: '60px' },
});

interface Shown {
  readonly presenter: StatisticsPresenter;
}

const Filters = observer(function Filters({ presenter }: Shown) {
  const styles = useStyles();
  const { say } = useWords();
  const { place, today, isRunning } = presenter;
  const months = monthsOf(longestPeriod(today)).toReversed();
  const before = periodBefore(place);
  return (
    <div className={styles.filters}>
      {(['from', 'to'] as const).map((end) => (
        <BoxSelect
          key={end}
          label={say(`statistics.${end}`)}
          value={place[end]}
          inUse={place.span === 'custom'}
          onChanged={(month) => presenter.monthsChosen({ [end]: month })}
        >
          {(months.includes(place[end]) ? months : [place[end], ...months]).map((month) => (
            <option key={month} value={month}>
              {say('statistics.month', { month })}
            </option>
          ))}
        </BoxSelect>
      ))}
      <span className={styles.quiet}>{say('statistics.compared', { ...before, isRunning })}</span>
    </div>
  );
});

const Figures = observer(function Figures({ presenter, value }: Shown & { readonly value: TradeStatistics }) {
  const styles = useStyles();
  const { say } = useWords();
  const { side, figures, closing, companyName, other, isRunning } = presenter;
  return (
    <dl className={styles.figures}>
      {figures.map(({ flow, count: number, amount, before, change, path }) => {
        const counted = say('statistics.count', { flow, count: number });
        return (
          <div key={flow} className={styles.figure}>
            <dt className={styles.label}>
              {say('statistics.flow', { flow, side })}
              {path === undefined ? (
                <span className={styles.quiet}>{counted}</span>
              ) : (
                <PortalLink to={path} label={say('statistics.count-list', { flow, side, count: number })}>
                  {counted}
                </PortalLink>
              )}
            </dt>
            <dd className={styles.amount}>{money(moneyToText(amount))}</dd>
            <span className={styles.quiet}>
              {isRunning
                ? say('statistics.before', { amount: moneyToText(before) })
                : say('statistics.change', { change })}
            </span>
            {flow === 'passed-on' && number > 0 && (
              <div className={styles.quiet}>{say('statistics.returns-counted')}</div>
            )}
          </div>
        );
      })}
      {other && (
        <div className={styles.figure}>
          <dt className={styles.label}>{say('statistics.other')}</dt>
          <dd className={styles.amount}>{money(moneyToText(other))}</dd>
          <span className={styles.quiet}>{say('statistics.other-note', { side })}</span>
        </div>
      )}
      {companyName === undefined && closing && (
        <div className={styles.figure}>
          <dt className={styles.label}>{say('statistics.open', { side })}</dt>
          <dd className={styles.amount}>{money(moneyToText(closing))}</dd>
          <span className={styles.quiet}>{say('statistics.opening', { amount: moneyToText(value.opening) })}</span>
        </div>
      )}
    </dl>
  );
});

/** Flows that the chart draws; the table has all of them. */
const drawn: readonly string[] = ['issued', 'received', 'financed', 'paid'];

const Months = observer(function Months({ presenter }: Shown) {
  const { say } = useWords();
  const table = useFigureTable();
  const { side, flows, months, other } = presenter;
  const names = flows.map((flow) => say('statistics.flow', { flow, side }));
  const bars = flows.flatMap((flow, index) => (drawn.includes(flow) ? [index] : []));
  const step = axisStep(highestOf(months.flatMap(({ amounts }) => bars.flatMap((at) => amounts[at] ?? []))));
  const lineStep = axisStep(highestOf(months.flatMap(({ balance }) => balance ?? [])));
  const times = ({ fen }: Money, factor: number): Money => ({ fen: fen * BigInt(factor) });
  const [highest, highestLine] = [times(step, axisSteps), times(lineStep, axisSteps)];
  const shortAmount = (amount: Money): string => say('statistics.short', { amount: moneyToText(amount) });
  const title = say('statistics.chart', { side });
  const text = (amount: Money | undefined): string => (amount ? money(moneyToText(amount)) : '--');
  return (
    <TwinCard
      title={title}
      note={say('statistics.chart-note')}
      picture={{
        note: say('statistics.picture-note', { ...presenter.place, name: presenter.companyName }),
        source: say('statistics.picture-source', { ...presenter.source, unit: 'amount' }),
        legend: legendOf(
          bars.map((at) => names[at] ?? ''),
          say('statistics.balance'),
        ),
      }}
      chart={
        <FlowChart
          ticks={Array.from({ length: axisSteps }, (_unused, index) => ({
            share: (index + 1) / axisSteps,
            bars: step.fen === 0n ? '' : shortAmount(times(step, index + 1)),
            line: lineStep.fen === 0n ? '' : shortAmount(times(lineStep, index + 1)),
          }))}
          names={bars.map((at) => names[at] ?? '')}
          lineName={say('statistics.balance')}
          months={months.map(({ month, amounts, other: monthOther, balance }) => ({
            id: month,
            name: say('statistics.month-short', { month }),
            shares: bars.map((at) => barShare(amounts[at] ?? zeroMoney, highest)),
            line: balance && barShare(balance, highestLine),
            lineFigure: balance ? shortAmount(balance) : '',
            spoken: say('statistics.chart-spoken', {
              month,
              figures: [
                ...names.map((name, at) =>
                  say('statistics.chart-figure', { name, amount: moneyToText(amounts[at] ?? zeroMoney) }),
                ),
                ...(monthOther
                  ? [
                      say('statistics.chart-figure', {
                        name: say('statistics.other'),
                        amount: moneyToText(monthOther),
                      }),
                    ]
                  : []),
                ...(balance
                  ? [
                      say('statistics.chart-figure', {
                        name: say('statistics.balance'),
                        amount: moneyToText(balance),
                      }),
                    ]
                  : []),
              ],
            }),
          }))}
        />
      }
      table={
        <table className={table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{say('statistics.month-title')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {other && <th scope="col">{say('statistics.other')}</th>}
              <th scope="col">{say('statistics.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, amounts, other: monthOther, balance }) => (
              <tr key={month}>
                <th scope="row">{say('statistics.month', { month })}</th>
                {amounts.map((amount, at) => (
                  <td key={names[at]}>{text(amount)}</td>
                ))}
                {other && <td>{text(monthOther)}</td>}
                <td>{text(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
});

const Concentration = observer(function Concentration({ presenter }: Shown) {
  const styles = useStyles();
  const { say } = useWords();
  const table = useFigureTable();
  const { side, partsListed, otherParts, unnamedPart } = presenter;
  const title = say('statistics.parts', { side });
  const rest = [
    ...(otherParts ? [{ ...otherParts, name: say('statistics.others', { count: otherParts.count }) }] : []),
    ...(unnamedPart ? [{ ...unnamedPart, name: say('statistics.unnamed') }] : []),
  ];
  const lastShare = rest.at(-1)?.share ?? 0;
  const [first] = partsListed;
  if (!first && !unnamedPart)
    return (
      <Card title={title} padded>
        {say('statistics.parts-none', { side })}
      </Card>
    );
  return (
    <Card
      title={title}
      {...(first ? { note: say('statistics.parts-note', { share: first.share, line: concentrationLine }) } : {})}
    >
      <div className={styles.body}>
        <table className={table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{say('statistics.part-company')}</th>
              <th scope="col">{say('statistics.part-amount', { side })}</th>
              <th scope="col">{say('statistics.part-share')}</th>
              <th scope="col">{say('statistics.part-accumulated')}</th>
            </tr>
          </thead>
          <tbody>
            {partsListed.map(({ companyId, name, amount, share, accumulated, isConcentrated }) => (
              <tr key={companyId}>
                <th scope="row">
                  <PortalLink to={presenter.pathWith({ companyId })} label={say('statistics.part-only', { name })}>
                    {name}
                  </PortalLink>
                  <div className={styles.bar}>
                    <ProgressBar
                      share={share / 1000}
                      label={say('statistics.part-share')}
                      {...(isConcentrated ? { tone: 'warn' as const } : {})}
                    />
                  </div>
                </th>
                <td>{money(moneyToText(amount))}</td>
                <td>{say('statistics.percent', { tenths: share })}</td>
                <td>{say('statistics.percent', { tenths: accumulated })}</td>
              </tr>
            ))}
          </tbody>
          {rest.length > 0 && (
            <tfoot>
              {rest.map(({ name, amount, share }, index) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{money(moneyToText(amount))}</td>
                  <td>{say('statistics.percent', { tenths: share })}</td>
                  <td>{say('statistics.percent', { tenths: index === rest.length - 1 ? 1000 : 1000 - lastShare })}</td>
                </tr>
              ))}
            </tfoot>
          )}
        </table>
      </div>
    </Card>
  );
});

/** Figures of a product over a period: the flows, the open amount, its due dates, and the companies. */
export const StatisticsScreen = observer(function StatisticsScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const kind = useKind();
  const presenter = usePresenter(tradeArea, (offered) => offered.statistics(kind));
  const { search } = useLocation();
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { side, companyName, content } = presenter;
  const { current } = content;
  const title = say('statistics.heading', { side });
  usePageTitle(title);
  if (current.kind === 'loading') return <DetailSkeleton />;
  const { value } = content;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: say('trade.crumb') }, { label: say('trade.statistics-title') }]}
        facts={value && say('statistics.as-of', { at: value.asOf })}
        actions={
          value &&
          presenter.export.isOffered && (
            <PressButton
              icon={<ArrowDownload20Regular />}
              busy={presenter.export.busy}
              onPress={async () => presenter.exportPressed()}
            >
              {say('statistics.export')}
            </PressButton>
          )
        }
      />
      {current.kind === 'failed' && (
        <Card>
          <LoadFailure content={content} />
        </Card>
      )}
      {companyName !== undefined && (
        <Notice
          tone="info"
          actions={
            <PortalLink to={presenter.pathWith({ companyId: '' })}>{say('statistics.company-clear')}</PortalLink>
          }
        >
          {say('statistics.company', { name: companyName })} {say('statistics.company-note')}
        </Notice>
      )}
      {value && (
        <>
          <Card>
            <ViewTabs
              label={say('statistics.span')}
              views={predefinedPeriods.map((span) => ({ id: span, label: say('statistics.span-of', { span }) }))}
              chosen={presenter.place.span}
              onChosen={(id) => presenter.spanChosen(predefinedPeriods.find((each) => each === id) ?? 'recent')}
            />
            <Filters presenter={presenter} />
            <Figures presenter={presenter} value={value} />
          </Card>
          <div className={styles.parts}>
            <div className={styles.column}>
              <Months presenter={presenter} />
              <Concentration presenter={presenter} />
            </div>
            <div className={styles.column}>
              <LadderCard shown={presenter.ladder} />
              {value.reviews && <ReviewCard presenter={presenter} reviews={value.reviews} />}
            </div>
          </div>
        </>
      )}
    </>
  );
});
