import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import {
  earlierPageSizes,
  type EarlierChoice,
  type EarlierView,
} from '../../../presentation/evidence/materials/commands/earlier-choice.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { AmountsFilterBox } from '../../design/filters/AmountsFilterBox.tsx';
import { DatesFilterBox } from '../../design/filters/DatesFilterBox.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { ViewTabs } from '../../design/panels/ViewTabs.tsx';
import { Pager } from '../../design/table/Pager.tsx';
import { EarlierRows } from './EarlierRows.tsx';

const useStyles = makeStyles({
  search: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '8px',
    margin: '12px 0',
    '& > div': { flexGrow: 1, minWidth: '180px' },
  },
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginBottom: '8px' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    padding: '6px 0',
  },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

interface EarlierPanelProps {
  readonly choice: EarlierChoice;
  readonly view: EarlierView;
}

const EarlierPanel = observer(function EarlierPanel({ choice, view }: EarlierPanelProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { kind, kinds, keyword, filter, rows, total, page, pages, pageSize, chosen, room, all, material, trouble } =
    view;
  const isInvoices = kind === 'invoices' || kind === 'trade-invoices';
  const searched = (event: FormEvent): void => {
    event.preventDefault();
    choice.searchPressed();
  };
  return (
    <>
      {say('reuse.body', { material: say('materials.name', { name: material }), room })}
      {kinds.length > 0 && (
        <ViewTabs
          label={say(isInvoices ? 'reuse.kind-of-invoices' : 'reuse.kind')}
          views={kinds.map((each) => ({ id: each, label: say(`reuse.kind-${each}`) }))}
          chosen={kind}
          onChosen={(id) => choice.kindChosen(kinds.find((each) => each === id) ?? kind)}
        />
      )}
      <form role="search" className={styles.search} onSubmit={searched}>
        <TextField
          label={say(isInvoices ? 'reuse.keyword-invoices' : 'reuse.keyword-contracts')}
          type="search"
          maxLength={64}
          value={keyword}
          onChanged={choice.keywordTyped}
        />
        {view.hasBuyers && (
          <TextField
            label={say('reuse.buyer')}
            maxLength={64}
            value={filter.buyer}
            onChanged={(buyer) => choice.filterChanged({ buyer })}
          />
        )}
        <PressButton type="submit">{say('reuse.search')}</PressButton>
      </form>
      <div className={styles.filters}>
        <AmountsFilterBox
          filter={{
            kind: 'amounts',
            id: 'amounts',
            label: say('reuse.amounts'),
            value: { from: filter.amountFrom, to: filter.amountTo },
            onChanged: ({ from, to }) => choice.filterChanged({ amountFrom: from, amountTo: to }),
          }}
        />
        {view.hasDays && (
          <DatesFilterBox
            filter={{
              kind: 'dates',
              id: 'dates',
              label: say('reuse.dates'),
              value: { from: filter.dateFrom, to: filter.dateTo },
              today: '',
              onChanged: ({ from, to }) => choice.filterChanged({ dateFrom: from, dateTo: to }),
            }}
          />
        )}
        <CheckBox checked={filter.unused} onToggled={(unused) => choice.filterChanged({ unused })}>
          {say('reuse.unused-only')}
        </CheckBox>
        {choice.isNarrowed && (
          <PressButton kind="subtle" size="small" onPress={choice.filterCleared}>
            {say('reuse.clear')}
          </PressButton>
        )}
      </div>
      {rows.kind === 'ready' && rows.value.length > 0 && (
        <div className={styles.line}>
          <CheckBox checked={all} onToggled={choice.allTicked}>
            {say('reuse.all')}
          </CheckBox>
          <span role="status" className={styles.quiet}>
            {say('reuse.found', { total, chosen })}
          </span>
        </div>
      )}
      <EarlierRows choice={choice} rows={rows} searched={choice.isNarrowed} />
      {total > Math.min(...earlierPageSizes) && (
        <Pager
          page={page}
          pages={pages}
          pageSize={pageSize}
          pageSizes={earlierPageSizes}
          onPage={choice.pageChosen}
          onPageSize={choice.pageSizeChosen}
        />
      )}
      {trouble && (
        <Notice tone="warn" live small>
          {say(trouble)}
        </Notice>
      )}
    </>
  );
});

/**
 * The choice of the company's earlier invoices or contracts, with search and pages. Documents chosen on all pages are
 * added together.
 */
export const EarlierDialog = observer(function EarlierDialog({ choice }: { readonly choice: EarlierChoice }) {
  const { say } = useWords();
  const { view, open, failure, kind } = choice;
  return (
    <>
      <PortalDialog
        open={open}
        kind="confirm"
        choosing
        unavailable={view && view.chosen > 0 ? undefined : say('reuse.nothing')}
        width="wide"
        title={say(kind === 'invoices' || kind === 'trade-invoices' ? 'reuse.title-invoices' : 'reuse.title-contracts')}
        confirmLabel={say('reuse.confirm', { count: view?.chosen ?? 0 })}
        onConfirmed={async () => choice.choiceConfirmed()}
        onClosed={() => choice.closed()}
      >
        {view && <EarlierPanel choice={choice} view={view} />}
      </PortalDialog>
      <PortalDialog
        open={failure !== undefined}
        kind="error"
        code={failure?.code || undefined}
        traceId={failure?.traceId || undefined}
        onConfirmed={() => choice.failureRead()}
        onClosed={() => choice.failureRead()}
      >
        {failure && say(failure.what)}
      </PortalDialog>
    </>
  );
});
