import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import { outstandingFinancingStates, payoutOf } from '../../../domain/trade/financing/financing-machine.ts';
import type { FinancingRow } from '../../../domain/trade/financing/financing.ts';
import {
  financingViews,
  type FinancingsPresenter,
} from '../../../presentation/trade/financing/financings-presenter.ts';
import type { ListedParty } from '../../../application/ports/trade/funding-desk.ts';
import { listPageSizes } from '../../../presentation/trade/shared/list-place.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import type { Filter } from '../../design/filters/filter-types.ts';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { ViewTabs } from '../../design/panels/ViewTabs.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { Pager } from '../../design/table/Pager.tsx';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { money, orDashes } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { ExportButton } from '../shared/ExportButton.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useKind } from '../shared/kind-context.ts';
import { FinancingScreen } from './FinancingScreen.tsx';
import { toneOfFinancing } from '../shared/financing-tones.ts';

const skeletonRows = 8;

/** The action of the user on a contract: the maker submits it once to the director, who signs the application. */
const Signing = observer(function Signing({
  row: { id, number, signing },
  presenter,
}: {
  readonly row: FinancingRow;
  readonly presenter: FinancingsPresenter;
}) {
  const { say } = useWords();
  const { makes, asking, paths } = presenter;
  if (signing)
    return (
      <PortalLink
        strong={!makes}
        to={paths.application(signing.id)}
        label={say(makes ? 'financing.contract-with-director-of' : 'financing.go-sign-of', { number })}
      >
        {say(makes ? 'financing.contract-with-director' : 'financing.go-sign')}
      </PortalLink>
    );
  if (!makes) return say('financing.contract-unsent');
  return (
    <PressButton
      size="small"
      busy={asking === id}
      label={say('financing.sign-of', { number })}
      onPress={async () => presenter.signPressed({ id, number })}
    >
      {say('financing.sign')}
    </PressButton>
  );
});

function columnsOf(say: Say, presenter: FinancingsPresenter): readonly Column<FinancingRow>[] {
  const { isIssuer, paths } = presenter;
  return [
    {
      id: 'number',
      title: say('financing.column-number'),
      minWidth: 190,
      share: 0.5,
      onCard: 'title',
      cell: ({ id, number, instrumentNumbers }) => {
        const path = paths.financing(id);
        return (
          <>
            {path === undefined ? number : <PortalLink to={path}>{number}</PortalLink>}
            {instrumentNumbers.map((each) => {
              const list = paths.instrument?.(each);
              return (
                <SecondLine key={each}>
                  {list === undefined ? each : <PortalLink to={list}>{each}</PortalLink>}
                </SecondLine>
              );
            })}
          </>
        );
      },
    },
    {
      id: 'party',
      title: say(isIssuer ? 'financing.column-supplier' : 'financing.column-funder'),
      minWidth: 180,
      share: 1.2,
      cell: ({ companyName, funderName, issuerName }) => (
        <>
          {isIssuer ? companyName || say('financing.supplier-unnamed') : funderName}
          <SecondLine>{isIssuer ? funderName : issuerName}</SecondLine>
        </>
      ),
    },
    {
      id: 'amount',
      title: say('financing.column-amount'),
      minWidth: isIssuer ? 230 : 150,
      share: 0.2,
      amount: true,
      cell: ({ amount, state, outstanding, issuerInterests }) => (
        <>
          {money(moneyToText(amount))}
          {state !== undefined && outstandingFinancingStates.includes(state) && (
            <SecondLine>{say('financing.still-owed', { amount: moneyToText(outstanding) })}</SecondLine>
          )}
          {issuerInterests !== undefined && issuerInterests.fen > 0n && (
            <SecondLine>{say('financing.issuer-interests', { amount: moneyToText(issuerInterests) })}</SecondLine>
          )}
        </>
      ),
    },
    ...(isIssuer
      ? []
      : [
          {
            id: 'net',
            title: say('financing.column-net'),
            minWidth: 168,
            share: 0.2,
            amount: true,
            cell: ({ net, cost, state }: FinancingRow) => (
              <>
                {net && payoutOf(state) !== 'none'
                  ? say('financing.net-of', { amount: moneyToText(net), payout: payoutOf(state) })
                  : orDashes('')}
                {cost && <SecondLine>{say('financing.cost-of', { amount: moneyToText(cost) })}</SecondLine>}
              </>
            ),
          },
        ]),
    {
      id: 'rate',
      title: say('financing.column-rate'),
      minWidth: 100,
      share: 0,
      cell: ({ annualRate, rateBand }) =>
        annualRate !== undefined
          ? say('financing.rate', { millionths: annualRate })
          : rateBand
            ? say('financing.rate-band', { ...rateBand })
            : orDashes(''),
    },
    {
      id: 'due',
      title: say('financing.column-due'),
      minWidth: 100,
      share: 0,
      cell: ({ dueOn }) => say('formats.day', { day: dueOn }),
    },
    {
      id: 'state',
      title: say('financing.column-state'),
      minWidth: 200,
      share: 0.6,
      cell: ({ state, endsOn, isTurn }) => (
        <>
          <StateBadge tone={toneOfFinancing(state)}>{say('financing.state', { state, isIssuer })}</StateBadge>
          {endsOn !== '' && !isIssuer && (
            <SecondLine>
              {say('financing.until', { day: endsOn, state, isTurn, isPast: endsOn < presenter.today })}
            </SecondLine>
          )}
        </>
      ),
    },
    ...(presenter.contractsOnly
      ? [
          {
            id: 'act',
            title: say('financing.column-act'),
            titleHidden: true,
            minWidth: 150,
            share: 0,
            onCard: 'action',
            cell: (row: FinancingRow) => <Signing row={row} presenter={presenter} />,
          } satisfies Column<FinancingRow>,
        ]
      : []),
  ];
}

/** Filters of the list. A filter by party is omitted if there is nothing to choose from. */
function filtersOf(say: Say, presenter: FinancingsPresenter): readonly Filter[] {
  const { place, isIssuer, contractsOnly, states } = presenter;
  const { counterparties = [], funders = [] } = presenter.content.value ?? {};
  const party = (
    id: 'partyId' | 'funderId',
    label: string,
    parties: readonly ListedParty[],
    onChanged: (value: string) => void,
  ): readonly Filter[] =>
    parties.length === 0 && place[id] === ''
      ? []
      : [
          {
            id,
            kind: 'select',
            label,
            value: place[id],
            choices: parties.map(({ companyId, name }) => ({ value: companyId, label: name })),
            onChanged,
          },
        ];
  const state: Filter = {
    id: 'state',
    kind: 'select',
    label: say('financing.column-state'),
    value: place.state,
    choices: states.map((each) => ({
      value: each,
      label: say('financing.state', { state: each, isIssuer: presenter.isIssuer }),
    })),
    onChanged: (chosen) => presenter.filterChanged({ state: chosen }),
  };
  return [
    ...(contractsOnly ? [] : [state]),
    ...party(
      'partyId',
      say(isIssuer ? 'financing.column-supplier' : 'financing.column-issuer'),
      counterparties,
      (partyId) => presenter.filterChanged({ partyId }),
    ),
    ...party('funderId', say('financing.column-funder'), funders, (funderId) => presenter.filterChanged({ funderId })),
    {
      id: 'due',
      kind: 'dates',
      label: say('financing.column-due'),
      value: { from: place.dueFrom, to: place.dueTo },
      // Due dates are ahead: the last days say nothing of them.
      today: '',
      onChanged: ({ from, to }) => presenter.filterChanged({ dueFrom: from, dueTo: to }),
    },
  ];
}

const Listed = observer(function Listed({
  presenter,
  title,
}: {
  readonly presenter: FinancingsPresenter;
  readonly title: string;
}) {
  const { say } = useWords();
  const { content, place, pages, isFiltered, contractsOnly, isIssuer, paths } = presenter;
  const { value } = content;
  if (content.current.kind === 'failed') return <LoadFailure content={content} />;
  if (value?.rows.length === 0) {
    if (isFiltered)
      return (
        <EmptyPanel
          title={say('financing.none-fit')}
          actions={<PressButton onPress={() => presenter.filterCleared()}>{say('common.filters-clear')}</PressButton>}
        />
      );
    return contractsOnly ? (
      <EmptyPanel title={say('financing.none-contracts')}>{say('financing.none-contracts-body')}</EmptyPanel>
    ) : (
      <EmptyPanel
        title={say('financing.none')}
        actions={paths.form !== undefined && <LinkButton to={paths.form}>{say('financing.apply-title')}</LinkButton>}
      >
        {say(isIssuer ? 'financing.none-issuer-body' : 'financing.none-body')}
      </EmptyPanel>
    );
  }
  return (
    <>
      <DataTable
        name={title}
        columns={columnsOf(say, presenter)}
        rowCount={value?.rows.length ?? skeletonRows}
        rowAt={(index) => value?.rows[index]}
        rowName={({ number }) => number}
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

const List = observer(function List({ contractsOnly }: { readonly contractsOnly: boolean }) {
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const presenter = usePresenter(tradeArea, (offered) =>
    contractsOnly ? offered.contracts(kind) : offered.financings(kind),
  );
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { value } = presenter.content;
  const { isIssuer, paths, trouble } = presenter;
  const title = say(
    contractsOnly ? 'financing.contracts-title' : isIssuer ? 'financing.issuer-title' : 'financing.list-title',
  );
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: say('trade.crumb') }, { label: title }]}
        facts={
          value && (
            <span role="status">
              {say('financing.listed', { count: value.total, amount: moneyToText(value.amount) })}
            </span>
          )
        }
        actions={
          !contractsOnly && (
            <>
              <ExportButton presenter={presenter} count={value?.total} />
              {paths.form !== undefined && (
                <LinkButton kind="primary" to={paths.form}>
                  {say('financing.apply-title')}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {trouble && (
        <Notice tone="bad" live>
          {say(trouble)}
        </Notice>
      )}
      <Card>
        {!contractsOnly && (
          <ViewTabs
            label={say('financing.views')}
            views={financingViews.map((view) => ({ id: view, label: say(`financing.view-${view}`) }))}
            chosen={presenter.place.view}
            onChosen={(id) => presenter.viewChosen(financingViews.find((each) => each === id) ?? 'all')}
          />
        )}
        <FilterBar
          search={{
            label: say('financing.search'),
            value: presenter.keyword,
            onChanged: (typed) => presenter.keywordTyped(typed),
          }}
          filters={filtersOf(say, presenter)}
          onCleared={() => presenter.filterCleared()}
        />
        <Listed presenter={presenter} title={title} />
      </Card>
    </>
  );
});

/**
 * Financings of a supplier, or of the suppliers of a core enterprise. If the address names a financing, only that one.
 */
export const FinancingsScreen = observer(function FinancingsScreen() {
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  return id === '' ? <List contractsOnly={false} /> : <FinancingScreen id={id} />;
});

/** Contracts that wait for a signature. */
export const ContractsScreen = observer(function ContractsScreen() {
  return <List contractsOnly />;
});
