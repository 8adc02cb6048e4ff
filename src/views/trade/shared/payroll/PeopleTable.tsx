import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';

import { moneyToText } from '../../../../domain/money/money.ts';
import type { MaskedPerson } from '../../../../domain/trade/payroll/payroll.ts';
import { money } from '../../../../words/format.ts';
import { useWords, type Say } from '../../../../words/use-words.ts';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { DataTable } from '../../../design/table/DataTable.tsx';
import type { Column } from '../../../design/table/data-table-types.ts';
import { Pager } from '../../../design/table/Pager.tsx';
import { SecondLine } from '../../../design/table/SecondLine.tsx';

const useStyles = makeStyles({
  number: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  note: {
    margin: 0,
    padding: '0 16px 8px',
    color: tokens.colorNeutralForeground3,
    fontSize: '12px',
    lineHeight: '18px',
  },
});

const pageSizes = [20, 50, 100];

/** A person with the position on the list, from 1. */
interface PlacedPerson extends MaskedPerson {
  readonly place: number;
  readonly isWhole: boolean;
}

const columnsOf = (
  say: Say,
  number: string,
  onNumbers: ((place: number) => Promise<void>) | undefined,
): readonly Column<PlacedPerson>[] => [
  {
    id: 'name',
    title: say('payroll.column-name'),
    minWidth: 84,
    onCard: 'title',
    cell: ({ name, place }) => (
      <>
        {name}
        <SecondLine>{say('payroll.place', { place })}</SecondLine>
      </>
    ),
  },
  {
    id: 'numbers',
    title: say('payroll.numbers'),
    minWidth: 176,
    cell: ({ place, name, residentId, card, isWhole }) => (
      <>
        <span className={number} aria-live="polite">
          {residentId}
          <SecondLine>{card}</SecondLine>
        </span>
        {onNumbers && (
          <PressButton
            kind="subtle"
            size="small"
            label={say(isWhole ? 'payroll.hide-of' : 'payroll.show-of', { name })}
            onPress={async () => onNumbers(place)}
          >
            {say(isWhole ? 'payroll.hide' : 'payroll.show')}
          </PressButton>
        )}
      </>
    ),
  },
  {
    id: 'amount',
    title: say('payroll.column-amount'),
    minWidth: 104,
    share: 0,
    amount: true,
    cell: ({ amount }) => money(moneyToText(amount)),
  },
];

/** Some of the people of a payroll. Their numbers are masked unless the user has asked for them. */
export function PeopleTable({
  people,
  whole,
  onNumbers,
}: {
  readonly people: readonly MaskedPerson[];
  /** The unmasked numbers by the person's position; none without it. */
  readonly whole?: ReadonlyMap<number, Pick<MaskedPerson, 'residentId' | 'card'>>;
  /** Shows or masks the numbers of one person; undefined if no one may see them. */
  readonly onNumbers?: ((place: number) => Promise<void>) | undefined;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const [{ page, pageSize }, setPlace] = useState({ page: 1, pageSize: pageSizes[0] ?? 1 });
  const pages = Math.max(1, Math.ceil(people.length / pageSize));
  const start = (Math.min(page, pages) - 1) * pageSize;
  const shown = people.slice(start, start + pageSize).map((person, index): PlacedPerson => {
    const place = start + index + 1;
    const numbers = whole?.get(place);
    return { ...person, ...numbers, place, isWhole: numbers !== undefined };
  });
  return (
    <>
      {onNumbers && <p className={styles.note}>{say('payroll.recorded')}</p>}
      <DataTable
        name={say('payroll.masked')}
        columns={columnsOf(say, styles.number, onNumbers)}
        rowCount={shown.length}
        rowAt={(index) => shown[index]}
        rowName={({ name, place }) => `${place} ${name}`}
        compact
      />
      {people.length > (pageSizes[0] ?? 1) && (
        <Pager
          page={Math.min(page, pages)}
          pages={pages}
          pageSize={pageSize}
          pageSizes={pageSizes}
          onPage={(next) => setPlace({ page: next, pageSize })}
          onPageSize={(next) => setPlace({ page: 1, pageSize: next })}
        />
      )}
    </>
  );
}
