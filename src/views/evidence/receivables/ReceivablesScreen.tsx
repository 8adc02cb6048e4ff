import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { isMaturitySpan, maturitySpans } from '../../../domain/evidence/shared/maturity.ts';
import { evidenceArea } from '../../../presentation/evidence/evidence-presenters.ts';
import type {
  ReceivableRow,
  ReceivablesPresenter,
} from '../../../presentation/evidence/receivables/receivables-presenter.ts';
import { receivablePageSizes } from '../../../presentation/evidence/shared/receivable-address.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { Pager } from '../../design/table/Pager.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { money, orDashes } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';

const skeletonRows = 10;

function Leads({ row, say }: { readonly row: ReceivableRow; readonly say: Say }) {
  const { leads, number } = row;
  if (leads === undefined) return <>{orDashes('')}</>;
  if (leads.to === 'other-platform')
    return (
      <>
        {[leads.number, say('shell.elsewhere-row')].filter((part) => part !== '').join(say('formats.clause-separator'))}
      </>
    );
  return leads.to === 'package' ? (
    <PortalLink to={leads.path}>{leads.number}</PortalLink>
  ) : (
    <PortalLink strong to={leads.path} label={say('home.due-create-for', { number })}>
      {say('home.due-create')}
    </PortalLink>
  );
}

function columnsOf(say: Say, owes: boolean): readonly Column<ReceivableRow>[] {
  return [
    {
      id: 'number',
      title: say('home.due-number'),
      minWidth: 190,
      share: 1,
      onCard: 'title',
      cell: (row) => row.number,
    },
    { id: 'product', title: say('home.due-product'), minWidth: 120, share: 0.6, cell: (row) => say(row.product) },
    {
      id: 'party',
      title: say(owes ? 'home.due-party-owed' : 'home.due-party'),
      minWidth: 180,
      share: 1.4,
      cell: (row) => orDashes(row.party),
    },
    {
      id: 'amount',
      title: say('home.due-amount'),
      minWidth: 136,
      share: 0.2,
      amount: true,
      cell: (row) => money(row.amount),
    },
    {
      id: 'date',
      title: say('home.due-date'),
      minWidth: 110,
      share: 0,
      cell: (row) => say('formats.day', { day: row.dueDate }),
    },
    {
      id: 'days',
      title: say('home.due-span'),
      minWidth: 132,
      share: 0,
      onCard: 'badge',
      cell: ({ days }) =>
        days !== undefined && (
          <StateBadge tone={days < 0 ? 'bad' : days <= 30 ? 'warn' : 'idle'}>{say('home.due-in', { days })}</StateBadge>
        ),
    },
    {
      id: 'leads',
      title: say('home.due-leads'),
      minWidth: 172,
      share: 0.2,
      cell: (row) => <Leads row={row} say={say} />,
    },
  ];
}

const Filters = observer(function Filters({ presenter }: { readonly presenter: ReceivablesPresenter }) {
  const { say } = useWords();
  const { filter, owes } = presenter;
  return (
    <FilterBar
      search={{
        label: say('home.due-search'),
        value: filter.keyword,
        onChanged: (typed) => presenter.keywordTyped(typed),
      }}
      filters={[
        {
          id: 'span',
          kind: 'select',
          label: say('home.due-span'),
          value: filter.span ?? '',
          choices: maturitySpans.map((span) => ({ value: span, label: say('home.span', { span }) })),
          onChanged: (span) => presenter.filterChanged({ span: isMaturitySpan(span) ? span : undefined }),
        },
      ]}
      onCleared={() => presenter.filterCleared()}
      actions={
        <>
          {filter.party !== '' && (
            <PressButton
              size="small"
              icon={<Dismiss16Regular />}
              label={say('home.due-clear-party-of', { party: filter.party })}
              onPress={() => presenter.filterChanged({ party: '' })}
            >
              {filter.party}
            </PressButton>
          )}
          {!owes && (
            <CheckBox checked={filter.free} onToggled={(free) => presenter.filterChanged({ free })}>
              {say('home.due-only-free')}
            </CheckBox>
          )}
        </>
      }
    />
  );
});

const Listed = observer(function Listed({ presenter }: { readonly presenter: ReceivablesPresenter }) {
  const { say } = useWords();
  const { rows, isFiltered, owes, place, pages } = presenter;
  if (rows.kind === 'failed') {
    const { failure } = rows;
    return (
      <FailedPanel
        message={say(failure.what)}
        code={failure.code || undefined}
        traceId={failure.traceId || undefined}
        onRetry={failure.canRetry ? () => presenter.retryPressed() : undefined}
      />
    );
  }
  const known = rows.kind === 'ready' ? rows.value : undefined;
  if (known?.length === 0)
    return isFiltered ? (
      <EmptyPanel
        title={say('home.due-none-fit')}
        actions={<PressButton onPress={() => presenter.filterCleared()}>{say('common.filters-clear')}</PressButton>}
      />
    ) : (
      <EmptyPanel title={say('home.due-none')} />
    );
  return (
    <>
      <DataTable
        name={say(owes ? 'home.due-title-owed' : 'home.due-title')}
        columns={columnsOf(say, owes)}
        rowCount={known?.length ?? skeletonRows}
        rowAt={(index) => known?.[index]}
        rowName={(row) => row.number}
      />
      {known && (
        <Pager
          page={place.page}
          pages={pages}
          pageSize={place.pageSize}
          pageSizes={receivablePageSizes}
          onPage={(page) => presenter.pageChosen(page)}
          onPageSize={(size) => presenter.pageSizeChosen(size)}
        />
      )}
    </>
  );
});

/** Receivables that are due and not settled, in all books. The figures of the home page link to it (checklist 1.4). */
export const ReceivablesScreen = observer(function ReceivablesScreen() {
  const { say } = useWords();
  const { search } = useLocation();
  const presenter = usePresenter(evidenceArea, (offered) => offered.receivables());
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { totals, owes } = presenter;
  const title = say(owes ? 'home.due-title-owed' : 'home.due-title');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: say('home.title'), to: '/index' }, { label: title }]}
        facts={totals && <span role="status">{say('home.due-facts', totals)}</span>}
      />
      <Card>
        <Filters presenter={presenter} />
        <Listed presenter={presenter} />
      </Card>
    </>
  );
});
