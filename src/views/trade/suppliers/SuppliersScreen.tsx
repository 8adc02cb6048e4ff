import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText, sumMoney } from '../../../domain/money/money.ts';
import type { Supplier } from '../../../domain/trade/suppliers/supplier.ts';
import { listPageSizes } from '../../../presentation/trade/shared/list-place.ts';
import type { SuppliersPresenter } from '../../../presentation/trade/suppliers/suppliers-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { money, orDashes } from '../../../words/format.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FilterBar } from '../../design/filters/FilterBar.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { Column } from '../../design/table/data-table-types.ts';
import { Pager } from '../../design/table/Pager.tsx';
import { SecondLine } from '../../design/table/SecondLine.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useKind } from '../shared/kind-context.ts';
import { RecommendationForm } from './RecommendationForm.tsx';
import { Recommendations } from './Recommendations.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '4px 14px' },
});

const skeletonRows = 8;
const openerId = 'recommend-supplier';

/** The amount that was issued to a supplier this year, as a link to the instruments. */
function Issued({ supplier, presenter }: { readonly supplier: Supplier; readonly presenter: SuppliersPresenter }) {
  const { say } = useWords();
  const { count, amount } = supplier.issued;
  const summary = say('suppliers.issued', { count, amount: moneyToText(amount) });
  const path = presenter.instrumentsPath(supplier);
  return count === 0 || path === undefined ? (
    summary
  ) : (
    <PortalLink to={path} label={say('suppliers.issued-of', { name: supplier.name, said: summary })}>
      {summary}
    </PortalLink>
  );
}

function columnsOf(
  say: Say,
  presenter: SuppliersPresenter,
  year: string,
  actsClass: string,
): readonly Column<Supplier>[] {
  return [
    {
      id: 'name',
      title: say('suppliers.column-name'),
      minWidth: 210,
      share: 0.6,
      onCard: 'title',
      cell: ({ name, uscc }) => (
        <>
          {name}
          <SecondLine>{uscc}</SecondLine>
        </>
      ),
    },
    {
      id: 'standing',
      title: say('suppliers.column-standing'),
      minWidth: 150,
      share: 0.3,
      cell: ({ bar }) => (
        <StateBadge tone={bar === undefined ? 'ok' : 'warn'}>
          {say('suppliers.standing', { bar: bar ?? '' })}
        </StateBadge>
      ),
    },
    {
      id: 'open',
      title: say('suppliers.column-open'),
      minWidth: 230,
      share: 0.2,
      amount: true,
      cell: ({ open }) => money(moneyToText(open)),
    },
    {
      id: 'issued',
      title: say('suppliers.column-issued', { year }),
      minWidth: 200,
      share: 0.3,
      cell: (supplier) => <Issued supplier={supplier} presenter={presenter} />,
    },
    {
      id: 'last',
      title: say('suppliers.column-last'),
      minWidth: 124,
      share: 0,
      cell: ({ lastMonth }) => (lastMonth === '' ? orDashes('') : say('suppliers.month', { month: lastMonth })),
    },
    {
      id: 'act',
      title: say('suppliers.column-act'),
      titleHidden: true,
      minWidth: 150,
      share: 0,
      onCard: 'action',
      cell: (supplier) => {
        const { name } = supplier;
        const [issue, financings] = [presenter.issuePath(supplier), presenter.financingsPath(supplier)];
        return (
          <div className={actsClass}>
            {issue !== undefined && (
              <PortalLink to={issue} label={say('suppliers.issue-to', { name })}>
                {say('suppliers.issue')}
              </PortalLink>
            )}
            {financings !== undefined && (
              <PortalLink to={financings} label={say('suppliers.financings-of', { name })}>
                {say('suppliers.financings')}
              </PortalLink>
            )}
          </div>
        );
      },
    },
  ];
}

const Listed = observer(function Listed({ presenter }: { readonly presenter: SuppliersPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { content, place, pages, keyword, year } = presenter;
  const { current, value } = content;
  if (current.kind === 'failed') return <LoadFailure content={content} />;
  if (value?.rows.length === 0)
    return keyword === '' ? (
      <EmptyPanel title={say('suppliers.none')}>{say('suppliers.none-body')}</EmptyPanel>
    ) : (
      <EmptyPanel
        title={say('suppliers.none-fit')}
        actions={<PressButton onPress={() => presenter.filterCleared()}>{say('common.filters-clear')}</PressButton>}
      />
    );
  return (
    <>
      <DataTable
        name={say('trade.suppliers-title')}
        columns={columnsOf(say, presenter, year, styles.acts)}
        rowCount={value?.rows.length ?? skeletonRows}
        rowAt={(index) => value?.rows[index]}
        rowName={({ name }) => name}
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

/** Suppliers of a core enterprise with the business between them, and its recommendations (checklist 1.4). */
export const SuppliersScreen = observer(function SuppliersScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const presenter = usePresenter(tradeArea, (offered) => offered.suppliers(kind));
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { value } = presenter.content;
  const { canRecommend, form } = presenter;
  return (
    <>
      <PageHeader
        title={say('trade.suppliers-title')}
        crumbs={[{ label: say('trade.crumb') }, { label: say('trade.suppliers-title') }]}
        facts={
          value && (
            <span role="status">
              {say('suppliers.in-all', {
                count: value.count,
                open: moneyToText(value.open),
                unnamed: moneyToText(value.unnamed),
                funders: moneyToText(value.funders),
                all: moneyToText(sumMoney([value.open, value.unnamed, value.funders])),
              })}
            </span>
          )
        }
        actions={
          canRecommend &&
          !form.isOpen && (
            <PressButton
              id={openerId}
              kind="primary"

              onPress={() => presenter.recommendPressed()}
            >
              {say('suppliers.recommend')}
            </PressButton>
          )
        }
      />
      <div className={styles.page}>
        {form.isOpen && <RecommendationForm presenter={presenter} openerId={openerId} />}
        <Recommendations presenter={presenter} />
        <Card title={say('trade.suppliers-title')} note={say('suppliers.list-note')}>
          <FilterBar
            search={{
              label: say('suppliers.search'),
              value: presenter.keyword,
              onChanged: (typed) => presenter.keywordTyped(typed),
            }}
            filters={[]}
            onCleared={() => presenter.filterCleared()}
          />
          <Listed presenter={presenter} />
        </Card>
      </div>
    </>
  );
});
