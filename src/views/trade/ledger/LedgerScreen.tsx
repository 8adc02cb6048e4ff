import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText, type Money } from '../../../domain/money/money.ts';
import type { LedgerPresenter } from '../../../presentation/trade/ledger/ledger-presenter.ts';
import { listPageSizes } from '../../../presentation/trade/shared/list-place.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import { Pager } from '../../design/table/Pager.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { money } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { ChainPanel } from '../shared/ChainPanel.tsx';
import { InstrumentNumber } from '../shared/InstrumentNumber.tsx';
import { ledgerColumns } from '../shared/ledger-columns.tsx';
import { ExportButton } from '../shared/ExportButton.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';

const skeletonRows = 10;

const useStyles = makeStyles({
  months: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', padding: '0 16px 8px' },
  sums: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '8px 16px',
    margin: 0,
    padding: '12px 16px',
    borderBottom: `1px solid ${portal.hairlineSoft}`,
    fontVariantNumeric: 'tabular-nums',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  label: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  value: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' },
});

const columnsOf = (say: Say, presenter: LedgerPresenter) =>
  ledgerColumns(say, presenter.side, (row) => (
    <InstrumentNumber id={row.instrumentId} number={row.number} presenter={presenter} />
  ));

const Sums = observer(function Sums({ presenter }: { readonly presenter: LedgerPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { value } = presenter.content;
  if (!value) return null;
  const { place, side, today } = presenter;
  // The opening and closing balances belong to all lines. They would not add up with filtered lines.
  const edge = (label: string, amount: Money) => (value.isWhole ? [{ label, value: moneyToText(amount) }] : []);
  const parts = [
    ...edge(say('trade.ledger-opening', { day: place.from }), value.opening),
    { label: say('trade.ledger-sum-in', { side, count: value.in.count }), value: moneyToText(value.in.total) },
    { label: say('trade.ledger-sum-out', { side, count: value.out.count }), value: moneyToText(value.out.total) },
    ...edge(say('trade.ledger-closing', { day: place.to, today }), value.closing),
  ];
  return (
    <dl className={styles.sums}>
      {parts.map((part) => (
        <div key={part.label}>
          <dt className={styles.label}>{part.label}</dt>
          <dd className={styles.value}>{money(part.value)}</dd>
        </div>
      ))}
    </dl>
  );
});

/** The usual months of an auditor, one press away. */
const Months = observer(function Months({ presenter }: { readonly presenter: LedgerPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div className={styles.months}>
      {presenter.months.map(({ which, isShown, path }) => (
        <PortalLink key={which} to={path} current={isShown}>
          {say('trade.ledger-month', { which })}
        </PortalLink>
      ))}
    </div>
  );
});

const Listed = observer(function Listed({ presenter }: { readonly presenter: LedgerPresenter }) {
  const { say } = useWords();
  const { content, place, pages, isFiltered } = presenter;
  const { current, value } = content;
  if (current.kind === 'failed') return <LoadFailure content={content} />;
  if (value?.rows.length === 0)
    return (
      <EmptyPanel
        title={say(isFiltered ? 'trade.ledger-none-fit' : 'trade.ledger-none')}
        actions={
          isFiltered && (
            <PressButton onPress={() => presenter.filterCleared()}>{say('common.filters-clear')}</PressButton>
          )
        }
      >
        {!isFiltered && say('trade.ledger-none-body', { side: presenter.side })}
      </EmptyPanel>
    );
  return (
    <>
      <DataTable
        name={say('trade.ledger-title')}
        columns={columnsOf(say, presenter)}
        rowCount={value?.rows.length ?? skeletonRows}
        rowAt={(index) => value?.rows[index]}
        rowName={(row) => `${row.number} ${row.businessDay}`}
      />
      {value && (
        <Pager
          page={place.page}
          pages={pages}
          pageSize={place.pageSize}
          pageSizes={listPageSizes}
          onPage={(page) => presenter.pageChosen(page)}
          onPageSize={(size) => presenter.pageSizeChosen(size)}
        />
      )}
    </>
  );
});

/** Increases and decreases of a company's holdings: opening + in − out = closing (checklist F-254, R-046). */
export const LedgerScreen = observer(function LedgerScreen() {
  const { say } = useWords();
  const { search } = useLocation();
  const presenter = usePresenter(tradeArea, (offered) => offered.ledger());
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { place } = presenter;
  return (
    <>
      <PageHeader
        title={say('trade.ledger-title')}
        crumbs={[{ label: say('trade.crumb') }, { label: say('trade.ledger-title') }]}
        facts={say('trade.ledger-facts')}
        actions={<ExportButton presenter={presenter} count={presenter.count} />}
      />
      <Card>
        <FilterBar
          search={{
            label: say('trade.search-ledger'),
            value: presenter.keyword,
            onChanged: (typed) => presenter.keywordTyped(typed),
          }}
          filters={[
            {
              id: 'days',
              kind: 'dates',
              label: say('trade.column-day'),
              value: { from: place.from, to: place.to },
              today: presenter.today,
              lastDays: [30, 90, 180],
              onChanged: ({ from, to }) =>
                presenter.filterChanged({ from: from || place.from, to: to || presenter.today }),
            },
            {
              id: 'direction',
              kind: 'select',
              label: say('trade.ledger-direction'),
              value: place.direction ?? '',
              choices: (['in', 'out'] as const).map((value) => ({
                value,
                label: say(`trade.ledger-${value}`, { side: presenter.side }),
              })),
              onChanged: (value) =>
                presenter.filterChanged({ direction: value === 'in' || value === 'out' ? value : undefined }),
            },
            {
              id: 'flow',
              kind: 'select',
              label: say('trade.ledger-flow'),
              value: place.flow ?? '',
              choices: presenter.flows.map((flow) => ({
                value: flow,
                label: say('statistics.flow', { flow, side: presenter.side }),
              })),
              onChanged: (value) => presenter.filterChanged({ flow: presenter.flows.find((each) => each === value) }),
            },
          ]}
          onCleared={() => presenter.filterCleared()}
        />
        <Months presenter={presenter} />
        <Sums presenter={presenter} />
        <Listed presenter={presenter} />
      </Card>
      <ChainPanel presenter={presenter} />
    </>
  );
});
