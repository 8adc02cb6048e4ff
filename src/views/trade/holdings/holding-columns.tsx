import { daysBetween } from '../../../domain/calendar/plain-date.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { dueStanding, type HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { HoldingsPresenter } from '../../../presentation/trade/holdings/holdings-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { money, orDashes } from '../../../words/format.ts';
import type { Say } from '../../../words/use-words.ts';
import { HeldByOrganisation } from './HeldByOrganisation.tsx';

type HoldingColumn = Column<HeldInstrument>;

const numberColumn = (say: Say, presenter: HoldingsPresenter): HoldingColumn => ({
  id: 'number',
  title: say('trade.column-number'),
  minWidth: 190,
  share: 0.5,
  onCard: 'title',
  cell: (row) => (
    <PressButton
      kind="subtle"
      size="small"
      label={say('trade.chain-of', { number: row.number })}
      aria-expanded={presenter.chain.id === row.instrumentId}
      onPress={() => presenter.rowPressed(row.instrumentId)}
    >
      {row.number}
    </PressButton>
  ),
});

const issuerColumn = (say: Say): HoldingColumn => ({
  id: 'issuer',
  title: say('trade.column-issuer'),
  minWidth: 150,
  share: 1,
  cell: (row) => row.issuerName,
});

const dueColumn = (say: Say, presenter: HoldingsPresenter): HoldingColumn => ({
  id: 'dueOn',
  title: say('trade.column-due'),
  minWidth: 130,
  share: 0.2,
  sortable: true,
  cell: (row) => (
    <>
      {say('formats.day', { day: row.dueOn })}
      <SecondLine>{say('trade.days-left', { days: daysBetween(presenter.today, row.dueOn) })}</SecondLine>
    </>
  ),
});

const amountColumn = (
  id: string,
  title: string,
  amountOf: (row: HeldInstrument) => HeldInstrument['amount'],
  sortable = false,
): HoldingColumn => ({
  id,
  title,
  minWidth: 120,
  share: 0.2,
  amount: true,
  sortable,
  cell: (row) => {
    const amount = amountOf(row);
    return amount.fen === 0n && (id === 'reserved' || id === 'packaged') ? orDashes('') : money(moneyToText(amount));
  },
});

/** The columns of what is held. */
export function holdingColumns(say: Say, presenter: HoldingsPresenter): readonly HoldingColumn[] {
  return [
    numberColumn(say, presenter),
    issuerColumn(say),
    amountColumn('amount', say('trade.column-held'), ({ amount }) => amount, true),
    {
      ...amountColumn('available', say('trade.part-available'), ({ available }) => available),
      cell: ({ available, frozen }) => (
        <>
          {money(moneyToText(available))}
          {frozen.fen > 0n && (
            <SecondLine>{say('trade.held-part', { part: 'frozen', amount: moneyToText(frozen) })}</SecondLine>
          )}
        </>
      ),
    },
    amountColumn('reserved', say('trade.part-reserved'), ({ reserved }) => reserved),
    amountColumn('packaged', say('trade.part-packaged'), ({ packaged }) => packaged),
    dueColumn(say, presenter),
    {
      id: 'now',
      title: say('trade.column-now'),
      minWidth: 180,
      share: 0.8,
      cell: (row) => {
        const { openApplications, transferBar, freezes, dueOn, paysOn, issuerName } = row;
        const lines = openApplications.map(({ act, number }) => say('trade.reserved-by', { act, number }));
        const frozen = freezes.map(({ until }) => say('trade.frozen-until', { until }));
        const { day } = paysOn;
        const standing = dueStanding(dueOn, day, presenter.today);
        const days = daysBetween(day, presenter.today);
        const due = standing ? [say('trade.due-standing', { standing, days, issuer: issuerName, day })] : [];
        // Whatever has it is said already.
        const isSaid = transferBar === undefined || transferBar === 'nothing-available' || transferBar === 'frozen';
        const bar = isSaid || standing ? [] : [say('trade.bar', { bar: transferBar })];
        const said = [...due, ...lines, ...frozen, ...bar];
        return (
          <>
            {said.length === 0 ? say('trade.in-your-hands') : said.map((line) => <div key={line}>{line}</div>)}
            <HeldByOrganisation holding={row} allocations={presenter.allocations} />
          </>
        );
      },
    },
    {
      id: 'act',
      title: say('trade.column-act'),
      titleHidden: true,
      minWidth: 110,
      share: 0,
      onCard: 'action',
      cell: (row) => {
        const finance = isFinanceable(row) ? presenter.paths.finance(row) : undefined;
        return (
          <>
            {presenter.makes && row.transferBar === undefined && (
              <PortalLink
                strong
                to={presenter.paths.transfer(row)}
                label={say('trade.transfer-of', { number: row.number })}
              >
                {say('trade.transfer')}
              </PortalLink>
            )}{' '}
            {presenter.makes && finance !== undefined && (
              <PortalLink strong to={finance} label={say('trade.finance-of', { number: row.number })}>
                {say('trade.finance')}
              </PortalLink>
            )}
          </>
        );
      },
    },
  ];
}

/** Whether something of a holding can be taken to a funder: what an evidence package has as well. */
const isFinanceable = ({ available, packaged, isClosed }: HeldInstrument): boolean =>
  available.fen + packaged.fen > 0n && !isClosed;

/** The columns of what is on its way to the company. */
export function transitColumns(say: Say, presenter: HoldingsPresenter): readonly HoldingColumn[] {
  return [
    numberColumn(say, presenter),
    { id: 'sender', title: say('trade.column-sender'), minWidth: 170, share: 1, cell: (row) => row.senderName },
    issuerColumn(say),
    amountColumn('amount', say('trade.column-amount'), ({ amount }) => amount, true),
    dueColumn(say, presenter),
    {
      id: 'accept-by',
      title: say('trade.column-accept-by'),
      minWidth: 130,
      share: 0.2,
      cell: (row) => say('trade.until', { day: row.acceptBy }),
    },
    {
      id: 'act',
      title: say('trade.column-act'),
      titleHidden: true,
      minWidth: 190,
      share: 0.4,
      onCard: 'action',
      cell: (row) => {
        const [waiting] = row.openApplications;
        if (waiting)
          return (
            <PortalLink
              to={presenter.paths.application(waiting.id)}
              label={say('trade.see-of', { number: waiting.number })}
            >
              {say('trade.acceptance-with', { names: waiting.approvers ?? [] })}
            </PortalLink>
          );
        if (!presenter.makes) return null;
        return (
          <>
            <PressButton
              kind="primary"
              size="small"
              label={say('trade.accept-of', { number: row.number })}
              onPress={() => presenter.acceptancePressed(row)}
            >
              {say('trade.accept')}
            </PressButton>{' '}
            <PressButton
              size="small"
              label={say('trade.refuse-of', { number: row.number })}
              onPress={() => presenter.refusalPressed(row)}
            >
              {say('trade.refuse')}
            </PressButton>
          </>
        );
      },
    },
  ];
}
