import { daysBetween } from '../../../domain/calendar/plain-date.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { dueStatus, isFinanceable, type HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { HoldingsPresenter } from '../../../presentation/trade/holdings/holdings-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { money, orDashes } from '../../../words/format.ts';
import type { Say } from '../../../words/use-words.ts';
import { HeldByOrganisation } from './HeldByOrganisation.tsx';
import { InstrumentNumber } from '../shared/InstrumentNumber.tsx';

type HoldingColumn = Column<HeldInstrument>;

const numberColumn = (say: Say, presenter: HoldingsPresenter): HoldingColumn => ({
  id: 'number',
  title: say('trade.column-number'),
  minWidth: 205,
  share: 0.5,
  onCard: 'title',
  cell: (row) => (
    <>
      <InstrumentNumber id={row.instrumentId} number={row.number} presenter={presenter} />
      {row.payroll && (
        <SecondLine>
          <StateBadge tone="info">{say('trade.payroll-mark')}</StateBadge> {say('trade.payroll-terms', row.payroll)}
        </SecondLine>
      )}
    </>
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

/** The columns of holdings. */
export function holdingColumns(say: Say, presenter: HoldingsPresenter): readonly HoldingColumn[] {
  return [
    numberColumn(say, presenter),
    issuerColumn(say),
    amountColumn('amount', say('trade.column-held'), ({ amount }) => amount, true),
    {
      ...amountColumn('available', say('trade.part-available'), ({ available }) => available),
      cell: ({ available, frozen, paysOn }) => (
        <>
          {paysOn.day < presenter.today ? orDashes('') : money(moneyToText(available))}
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
        const standing = dueStatus(dueOn, day, presenter.today);
        const days = daysBetween(day, presenter.today);
        const due = standing ? [say('trade.due-standing', { standing, days, issuer: issuerName, day })] : [];
        // These reasons are shown already.
        const isSaid = transferBar === undefined || transferBar === 'nothing-available' || transferBar === 'frozen';
        const bar = isSaid || standing ? [] : [say('trade.bar', { bar: transferBar })];
        const remarks = [...due, ...lines, ...frozen, ...bar];
        return (
          <>
            {remarks.length === 0 ? say('trade.in-your-hands') : remarks.map((line) => <div key={line}>{line}</div>)}
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

/** The columns of amounts in transit to the company. `isTight`: an amount is open beside the list. */
export function transitColumns(say: Say, presenter: HoldingsPresenter, isTight: boolean): readonly HoldingColumn[] {
  return [
    numberColumn(say, presenter),
    {
      id: 'sender',
      title: say('trade.column-sender'),
      minWidth: isTight ? 120 : 170,
      share: 1,
      cell: (row) => row.senderName,
    },
    ...(isTight ? [] : [issuerColumn(say)]),
    amountColumn('amount', say('trade.column-amount'), ({ amount }) => amount, true),
    ...(isTight ? [] : [dueColumn(say, presenter)]),
    {
      id: 'accept-by',
      title: say('trade.column-accept-by'),
      minWidth: 130,
      share: 0.2,
      cell: (row) => (
        <>
          {say('trade.until', { day: row.acceptBy })}
          {row.isAgain === true && <SecondLine>{say('trade.accept-again')}</SecondLine>}
        </>
      ),
    },
    {
      id: 'act',
      title: say('trade.column-act'),
      titleHidden: true,
      minWidth: 190,
      share: 0.4,
      onCard: 'action',
      cell: (row) => {
        const result = presenter.acceptance.resultOf(row);
        if (result?.act === 'refuse') return say('trade.refusal-done');
        const [waiting] = result
          ? [{ ...result.application, approvers: result.application.waitsFor?.names }]
          : row.openApplications;
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
              onPress={() => presenter.arrivalPressed(row)}
            >
              {say('trade.accept')}
            </PressButton>{' '}
            <PressButton
              size="small"
              label={say('trade.refuse-of', { number: row.number })}
              onPress={() => presenter.acceptance.refusalPressed(row)}
            >
              {say('trade.refuse')}
            </PressButton>
          </>
        );
      },
    },
  ];
}
