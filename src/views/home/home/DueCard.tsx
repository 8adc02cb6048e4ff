import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import type { DueBar, DueFigure, MaturityView } from '../../../presentation/evidence/shared/maturity-overview.ts';
import type { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useLink } from '../../design/actions/use-link.ts';
import { BarChart } from '../../design/panels/BarChart.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { forcedColours } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { count, money } from '../../../words/format.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { PartFailed } from './PartFailed.tsx';
import { useFigureTable } from '../../design/table/use-figure-table.ts';

/** The height of the chart that is awaited, in pixels. */
const height = 172;

const useStyles = makeStyles({
  body: { padding: '0 16px 12px' },
  lines: { listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '4px', margin: 0, padding: '0 0 8px' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '8px',
    rowGap: '3px',
    padding: '6px 8px',
    margin: '0 -8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontSize: '13px',
    lineHeight: '18px',
    ':hover': { backgroundColor: portal.quiet },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  party: { overflowX: 'hidden', overflowY: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  amount: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  track: {
    gridColumn: '1 / -1',
    height: '6px',
    borderRadius: '3px',
    backgroundColor: portal.idleGround,
    [forcedColours]: { outline: '1px solid CanvasText' },
  },
  part: {
    display: 'block',
    height: '6px',
    borderRadius: '3px',
    backgroundColor: portal.accentFill,
    [forcedColours]: { backgroundColor: 'Highlight' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '28px',
    fontSize: '12px',
    lineHeight: '16px',
  },
  awaited: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-around',
    height: `${height + 60}px`,
    padding: '0 16px 24px',
  },
});

interface NamedFigure extends DueFigure {
  readonly id: string;
  readonly name: string;
}

function PartyLine({ party, bar }: { readonly party: string; readonly bar: DueBar }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { amount, count: number, share, path } = bar;
  return (
    <li>
      <a {...useLink(path)} className={styles.line}>
        <span className={hidden}>{say('home.bar', { name: party, amount, count: number })}</span>
        <span className={styles.party} title={party} aria-hidden="true">
          {party}
        </span>
        <span className={styles.amount} aria-hidden="true">
          {money(amount)}
        </span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.part} style={{ width: `${Math.max(1, share * 100)}%` }} />
        </span>
      </a>
    </li>
  );
}

function FigureTable({
  name,
  rows,
  all,
}: {
  readonly name: string;
  readonly rows: readonly NamedFigure[];
  readonly all: DueFigure | undefined;
}) {
  const table = useFigureTable();
  const { say } = useWords();
  const shown = all ? [...rows, { id: 'all', name: say('home.total'), ...all }] : rows;
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{say('home.count-title')}</th>
          <th scope="col">{say('home.amount-title')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <PortalLink to={row.path}>{row.name}</PortalLink>
            </th>
            <td>{count(row.count)}</td>
            <td>{money(row.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DueChart({ view, owes }: { readonly view: MaturityView; readonly owes: boolean }) {
  const styles = useStyles();
  const { say } = useWords();
  const [byParty, setByParty] = useState(false);
  const [asTable, setAsTable] = useState(false);
  const { spans, parties, partyCount, all } = view;
  const partyTitle = say(owes ? 'home.due-party-owed' : 'home.due-party');
  if (all.count === 0) return <EmptyPanel title={say(owes ? 'home.nothing-owed' : 'home.nothing-due')} />;
  const named = spans.map((each) => ({ ...each, id: each.span, name: say('home.span', { span: each.span }) }));
  return (
    <div className={styles.body}>
      {asTable && byParty && (
        <FigureTable
          name={partyTitle}
          rows={parties.map((each) => ({ ...each, id: each.party, name: each.party }))}
          all={all}
        />
      )}
      {asTable && !byParty && <FigureTable name={say('home.span-title')} rows={named} all={all} />}
      {!asTable && byParty && (
        <ul className={styles.lines}>
          {parties.map((each) => (
            <PartyLine key={each.party} party={each.party} bar={each} />
          ))}
        </ul>
      )}
      {!asTable && !byParty && (
        <BarChart
          bars={named.map((each) => ({
            ...each,
            isLate: each.span === 'overdue',
            figure: each.count > 0 ? say('home.compact', each) : '',
            spoken: say('home.bar', each),
          }))}
        />
      )}
      <div className={styles.foot}>
        {byParty && partyCount > parties.length && (
          <PortalLink to={all.path}>{say('home.more-parties', { count: partyCount })}</PortalLink>
        )}
        <PressButton size="small" kind="subtle" onPress={() => setByParty(!byParty)}>
          {say(byParty ? 'home.by-day' : owes ? 'home.by-supplier' : 'home.by-customer')}
        </PressButton>
        <PressButton size="small" kind="subtle" onPress={() => setAsTable(!asTable)}>
          {say(asTable ? 'home.as-chart' : 'home.as-table')}
        </PressButton>
      </div>
    </div>
  );
}

/**
 * The amounts that fall due, as a chart and as a table, by time or by payer (checklist 1.4). Each figure links to the
 * list that it counts.
 */
export const DueCard = observer(function DueCard({ presenter }: { readonly presenter: HomePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { maturities } = presenter;
  const { view, owes } = maturities;
  return (
    <Card
      title={say(owes ? 'home.due-owed' : 'home.due')}
      note={say('home.due-note', { owes })}
      more={
        view.kind === 'ready' && (
          <PortalLink
            to={view.value.all.path}
            label={say('home.due-all', {
              title: say(owes ? 'home.due-owed' : 'home.due'),
              amount: view.value.all.amount,
              count: view.value.all.count,
            })}
          >
            {say('home.compact', { amount: view.value.all.amount })}
          </PortalLink>
        )
      }
    >
      {view.kind === 'failed' && <PartFailed failure={view.failure} onRetry={async () => maturities.opened()} />}
      {view.kind === 'loading' && (
        <div className={styles.awaited} aria-busy data-awaited="">
          {['96px', '160px', '120px', '80px', '40px'].map((tall, index) => (
            <SkeletonBlock
              key={tall}
              width="40px"
              height={tall}
              label={index === 0 ? say('home.loading') : undefined}
            />
          ))}
        </div>
      )}
      {view.kind === 'ready' && <DueChart view={view.value} owes={owes} />}
    </Card>
  );
});
