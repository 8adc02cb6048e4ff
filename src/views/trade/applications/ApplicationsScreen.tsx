import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import { tradeStates } from '../../../domain/trade/shared/application-machine.ts';
import { hasFailedLater, type TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import {
  applicationInvolvements,
  type ApplicationsPresenter,
} from '../../../presentation/trade/applications/applications-presenter.ts';
import { listPageSizes } from '../../../presentation/trade/shared/list-place.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { Pager } from '../../design/table/Pager.tsx';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { money, orDashes } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { ExportButton } from '../shared/ExportButton.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useKind } from '../shared/kind-context.ts';
import { makerOf, partyOf } from '../shared/application/application-title.ts';
import { toneOfState } from '../shared/state-tones.ts';

const skeletonRows = 8;

/** The people who have a waiting application, and the deadline. */
function holderOf({ waitsFor, endsOn }: TradeApplicationRow, say: Say): string {
  const who = waitsFor ? waitsFor.names.join(say('formats.list-separator')) : '';
  return [who, endsOn === '' ? '' : say('trade.until', { day: endsOn })]
    .filter((part) => part !== '')
    .join(say('formats.clause-separator'));
}

function Actions({ row, presenter }: { readonly row: TradeApplicationRow; readonly presenter: ApplicationsPresenter }) {
  const { say } = useWords();
  if (!presenter.makes) return null;
  const { number } = row;
  const form = row.isMine && row.state === 'DRAFT' ? presenter.paths.form(row) : undefined;
  const copy = row.state === 'DRAFT' ? undefined : presenter.paths.copy(row);
  return (
    <>
      {form !== undefined && (
        <PortalLink strong to={form} label={`${say('trade.go-on-with')} ${number}`}>
          {say('trade.go-on-with')}
        </PortalLink>
      )}
      {copy !== undefined && (
        <PortalLink to={copy} label={say('trade.copy-of', { number })}>
          {say('trade.copy')}
        </PortalLink>
      )}
      {row.state === 'DRAFT' && (
        <PressButton
          kind="subtle"
          size="small"
          label={say('trade.discard-of', { number })}
          onPress={() => presenter.discardPressed(row)}
        >
          {say('trade.discard')}
        </PressButton>
      )}
    </>
  );
}

function columnsOf(say: Say, presenter: ApplicationsPresenter): readonly Column<TradeApplicationRow>[] {
  return [
    {
      id: 'what',
      title: say('trade.column-what'),
      minWidth: 190,
      share: 0.6,
      onCard: 'title',
      cell: (row) => {
        const path = row.state === 'DRAFT' ? presenter.paths.form(row) : presenter.paths.application(row.id);
        return (
          <>
            {say('trade.act', { act: row.act })}
            <SecondLine>{path === undefined ? row.number : <PortalLink to={path}>{row.number}</PortalLink>}</SecondLine>
          </>
        );
      },
    },
    {
      id: 'party',
      title: say('trade.column-party'),
      minWidth: 160,
      share: 1.2,
      cell: (row) => partyOf(row, say) || (row.state === 'DRAFT' ? orDashes('') : say('trade.several')),
    },
    {
      id: 'amount',
      title: say('trade.column-amount'),
      minWidth: 130,
      share: 0.2,
      amount: true,
      cell: (row) => (row.amount.fen === 0n ? orDashes('') : money(moneyToText(row.amount))),
    },
    {
      id: 'due',
      title: say('trade.column-due'),
      minWidth: 100,
      share: 0,
      cell: (row) => (row.dueOn === '' ? orDashes('') : say('formats.day', { day: row.dueOn })),
    },
    {
      id: 'state',
      title: say('trade.column-state'),
      minWidth: 190,
      share: 0.8,
      cell: (row) => {
        const { later } = row;
        if (hasFailedLater(later)) return <StateBadge tone="idle">{say('trade.later', { later })}</StateBadge>;
        const more = later === undefined ? holderOf(row, say) : say('trade.later', { later });
        return (
          <>
            <StateBadge tone={toneOfState(row.state)}>{say('trade.state', row)}</StateBadge>
            {more !== '' && <SecondLine>{more}</SecondLine>}
          </>
        );
      },
    },
    {
      id: 'maker',
      title: say('trade.column-maker'),
      minWidth: 145,
      share: 0.2,
      cell: (row) => (
        <>
          {orDashes(makerOf(row, say))}
          <SecondLine>{say('trade.moment', { at: row.submittedAt ?? row.createdAt })}</SecondLine>
        </>
      ),
    },
    {
      id: 'act',
      title: say('trade.column-act'),
      titleHidden: true,
      minWidth: 150,
      share: 0,
      onCard: 'action',
      cell: (row) => <Actions row={row} presenter={presenter} />,
    },
  ];
}

const Listed = observer(function Listed({ presenter }: { readonly presenter: ApplicationsPresenter }) {
  const { say } = useWords();
  const { content, place, pages, isFiltered } = presenter;
  const { value } = content;
  if (content.current.kind === 'failed') return <LoadFailure content={content} />;
  if (value?.rows.length === 0)
    return isFiltered ? (
      <EmptyPanel
        title={say('trade.no-application-fits')}
        actions={<PressButton onPress={() => presenter.filterCleared()}>{say('common.filters-clear')}</PressButton>}
      />
    ) : (
      <EmptyPanel title={say('trade.no-applications')}>{say('trade.no-applications-body')}</EmptyPanel>
    );
  return (
    <>
      <DataTable
        name={say('trade.applications-title')}
        columns={columnsOf(say, presenter)}
        rowCount={value?.rows.length ?? skeletonRows}
        rowAt={(index) => value?.rows[index]}
        rowName={(row) => row.number}
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

const DiscardDialog = observer(function DiscardDialog({ presenter }: { readonly presenter: ApplicationsPresenter }) {
  const { say } = useWords();
  const { discarding, trouble } = presenter;
  return (
    <PortalDialog
      open={discarding !== undefined}
      kind="confirm"
      title={say('trade.discard-title')}
      confirmLabel={say('trade.discard')}
      destroys
      cancelLabel={say('trade.cancel')}
      onConfirmed={async () => presenter.discardConfirmed()}
      onClosed={() => presenter.dialogClosed()}
    >
      {discarding && say('trade.discard-body', { number: discarding.number, maker: discarding.makerName })}
      {trouble && (
        <Notice tone="bad" live>
          {say(trouble)}
        </Notice>
      )}
    </PortalDialog>
  );
});

/** All applications of the company, with any result (a page of the portal's own beside checklist R-063). */
export const ApplicationsScreen = observer(function ApplicationsScreen() {
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const presenter = usePresenter(tradeArea, (offered) => offered.applications(kind));
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { place } = presenter;
  const { value } = presenter.content;
  return (
    <>
      <PageHeader
        title={say('trade.applications-title')}
        crumbs={[{ label: say('trade.crumb') }, { label: say('trade.applications-title') }]}
        facts={value && <span role="status">{say('trade.applications-listed', { count: value.count })}</span>}
        actions={<ExportButton presenter={presenter} count={value?.count} />}
      />
      <Card>
        <FilterBar
          search={{
            label: say('trade.search-applications'),
            value: presenter.keyword,
            onChanged: (typed) => presenter.keywordTyped(typed),
          }}
          filters={[
            {
              id: 'act',
              kind: 'select',
              label: say('trade.column-what'),
              value: place.act ?? '',
              choices: presenter.acts.map((act) => ({ value: act, label: say('trade.act', { act }) })),
              onChanged: (act) => presenter.filterChanged({ act }),
            },
            {
              id: 'state',
              kind: 'select',
              label: say('trade.column-state'),
              value: place.state ?? '',
              choices: tradeStates.map((state) => ({ value: state, label: say('trade.state', { state }) })),
              onChanged: (state) => presenter.filterChanged({ state }),
            },
            {
              id: 'hands',
              kind: 'select',
              label: say('trade.hands'),
              value: place.hands ?? '',
              choices: applicationInvolvements.map((hands) => ({ value: hands, label: say(`trade.hands-${hands}`) })),
              onChanged: (hands) => presenter.filterChanged({ hands }),
            },
          ]}
          onCleared={() => presenter.filterCleared()}
        />
        <Listed presenter={presenter} />
      </Card>
      <DiscardDialog presenter={presenter} />
    </>
  );
});
