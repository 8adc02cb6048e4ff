import { observer } from 'mobx-react-lite';
import { Fragment, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import { listedParts } from '../../../domain/trade/shared/holding.ts';
import type { HoldingsPresenter } from '../../../presentation/trade/holdings/holdings-presenter.ts';
import { listPageSizes } from '../../../presentation/trade/shared/list-place.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { ViewTabs } from '../../design/panels/ViewTabs.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import { Pager } from '../../design/table/Pager.tsx';
import { useMedia } from '../../design/theme/use-media.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { useWords } from '../../../words/use-words.ts';
import { AcceptanceDialogs } from '../shared/AcceptanceDialogs.tsx';
import { ArrivalBeside } from '../shared/ArrivalBeside.tsx';
import { ArrivalMissing } from '../shared/ArrivalMissing.tsx';
import { BesideQueue, roomBeside } from '../shared/BesideQueue.tsx';
import { ChainPanel } from '../shared/ChainPanel.tsx';
import { ExportButton } from '../shared/ExportButton.tsx';
import { focusCurrentRow } from '../shared/focus-current-row.ts';
import { useLostFocus } from '../shared/use-lost-focus.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { UndoDialog } from '../shared/UndoDialog.tsx';
import { useKind } from '../shared/kind-context.ts';
import { AllocationDialog } from './AllocationDialog.tsx';
import { holdingColumns, transitColumns } from './holding-columns.tsx';
import { OrganisationPart } from './OrganisationPart.tsx';
import { organisationFilter } from './organisation-filter.ts';

const skeletonRows = 8;

const Listed = observer(function Listed({
  presenter,
  opensBeside,
  isTight,
}: {
  readonly presenter: HoldingsPresenter;
  /** Whether there is room for an amount beside the list. */
  readonly opensBeside: boolean;
  /** Whether an amount is open beside the list. */
  readonly isTight: boolean;
}) {
  const { say } = useWords();
  const { content, place, pages, rows } = presenter;
  const { current, value } = content;
  if (current.kind === 'failed') return <LoadFailure content={content} />;
  const isTransit = place.place === 'transit';
  if (rows?.length === 0)
    return !presenter.isFiltered ? (
      <EmptyPanel title={say(isTransit ? 'trade.none-transit' : 'trade.none-held')}>
        {say(isTransit ? 'trade.none-transit-body' : 'trade.none-held-body')}
      </EmptyPanel>
    ) : (
      <EmptyPanel
        title={say('trade.none-fit')}
        actions={<PressButton onPress={() => presenter.filterCleared()}>{say('common.filters-clear')}</PressButton>}
      />
    );
  return (
    <>
      <DataTable
        name={say(isTransit ? 'trade.acceptance-title' : 'trade.holdings-title')}
        columns={isTransit ? transitColumns(say, presenter, isTight) : holdingColumns(say, presenter)}
        rowCount={rows?.length ?? skeletonRows}
        rowAt={(index) => rows?.[index]}
        isCurrent={(row) => presenter.acceptance.accepting?.holdingId === row.holdingId}
        rowName={(row) => row.number}
        {...(isTransit && opensBeside && presenter.makes
          ? { onRowOpened: (row: HeldInstrument) => presenter.arrivalPressed(row) }
          : {})}
        sorting={{ columnId: place.orderBy, direction: place.descending ? 'descending' : 'ascending' }}
        onSorted={({ columnId, direction }) => presenter.sorted(columnId, direction === 'descending')}
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

/** The holdings of a company, or the amounts in transit to it; `place` says which of the two. */
export const HoldingsScreen = observer(function HoldingsScreen({
  place = 'held',
}: {
  readonly place?: 'held' | 'transit';
}) {
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const opensBeside = useMedia(roomBeside);
  const presenter = usePresenter(tradeArea, (offered) => offered.holdings(kind));
  const list = useLostFocus(String(presenter.acceptance.handled.length));
  useEffect(() => presenter.addressChanged(search, place), [presenter, search, place]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { value } = presenter.content;
  const title = say(place === 'held' ? 'trade.holdings-title' : 'trade.acceptance-title');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: say('trade.crumb') }, { label: title }]}
        facts={
          value && (
            <span role="status">
              {place === 'held' ? (
                <>
                  {say('trade.held-total', { amount: moneyToText(value.held) })}
                  {presenter.parts.map(({ part, amount, elsewhere, path }) => (
                    <Fragment key={part}>
                      {say('formats.clause-separator')}
                      <PortalLink to={path} current={presenter.place.part === part}>
                        {say('trade.held-part', { part, amount: moneyToText(amount) })}
                      </PortalLink>
                      {elsewhere.fen > 0n && say('trade.overdue-elsewhere', { amount: moneyToText(elsewhere) })}
                    </Fragment>
                  ))}
                </>
              ) : (
                say('trade.listed', { count: value.count, amount: moneyToText(value.total) })
              )}
            </span>
          )
        }
        actions={<ExportButton presenter={presenter} count={value?.count} />}
      />
      {presenter.institution !== undefined && <OrganisationPart institution={presenter.institution} />}
      <ArrivalMissing acceptance={presenter.acceptance} onClosed={() => presenter.dialogLeft()} />
      <BesideQueue
        beside={
          opensBeside &&
          presenter.acceptance.accepting && (
            <ArrivalBeside
              acceptance={presenter.acceptance}
              instrumentPath={(id) => presenter.instrumentPath(id)}
              onClosed={() => {
                focusCurrentRow(list.current);
                presenter.dialogLeft();
              }}
            />
          )
        }
      >
        <Card>
          <div ref={list} tabIndex={-1}>
            {presenter.paths.acceptance !== '' && (
              <ViewTabs
                label={say('trade.tabs')}
                views={[
                  {
                    id: 'transit',
                    label: say('trade.tab-transit'),
                    count: presenter.transitCount?.count,
                    waits: presenter.transitCount?.waits ?? false,
                  },
                  { id: 'held', label: say('trade.tab-held'), count: place === 'held' ? value?.count : undefined },
                ]}
                chosen={place}
                onChosen={(id) => presenter.placeChosen(id === 'held' ? 'held' : 'transit')}
              />
            )}
            <FilterBar
              search={{
                label: say('trade.search-holdings'),
                value: presenter.keyword,
                onChanged: (typed) => presenter.keywordTyped(typed),
              }}
              filters={[
                ...(place === 'held'
                  ? [
                      {
                        kind: 'select' as const,
                        id: 'part',
                        label: say('trade.filter-part'),
                        value: presenter.place.part ?? '',
                        choices: listedParts.map((part) => ({ value: part, label: say(`trade.part-${part}`) })),
                        onChanged: (part: string) => presenter.partChosen(part),
                      },
                      {
                        kind: 'dates' as const,
                        id: 'due',
                        label: say('trade.due'),
                        value: { from: presenter.place.dueFrom ?? '', to: presenter.place.dueTo ?? '' },
                        // Due dates are ahead: the last days say nothing of them.
                        today: '',
                        onChanged: ({ from, to }: { readonly from: string; readonly to: string }) =>
                          presenter.dueDaysChosen(from, to),
                      },
                    ]
                  : []),
                ...(place === 'held' && presenter.allocations.isShown ? [organisationFilter(say, presenter)] : []),
                ...(presenter.issuers.length === 0
                  ? []
                  : [
                      {
                        kind: 'select' as const,
                        id: 'issuer',
                        label: say('trade.filter-issuer'),
                        value: presenter.place.issuerId,
                        choices: presenter.issuers.map(({ companyId, name }) => ({ value: companyId, label: name })),
                        onChanged: (issuerId: string) => presenter.issuerChosen(issuerId),
                      },
                    ]),
              ]}
              onCleared={() => presenter.filterCleared()}
            />
            <Listed
              presenter={presenter}
              opensBeside={opensBeside}
              isTight={opensBeside && presenter.acceptance.accepting !== undefined}
            />
          </div>
        </Card>
      </BesideQueue>
      <ChainPanel presenter={presenter} undo={presenter.undo} />
      <AcceptanceDialogs
        acceptance={presenter.acceptance}
        beside={opensBeside}
        onClosed={() => presenter.dialogLeft()}
      />
      <AllocationDialog allocations={presenter.allocations} />
      <UndoDialog request={presenter.undo} />
    </>
  );
});
