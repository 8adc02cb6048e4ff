import { AmountsFilterBox } from '../../../views/design/filters/AmountsFilterBox.tsx';
import { DatesFilterBox } from '../../../views/design/filters/DatesFilterBox.tsx';
import { FilterButton } from '../../../views/design/filters/FilterButton.tsx';
import { ManyFilterBox } from '../../../views/design/filters/ManyFilterBox.tsx';
import { SelectFilterBox } from '../../../views/design/filters/SelectFilterBox.tsx';
import { TextFilterBox } from '../../../views/design/filters/TextFilterBox.tsx';
import { examplesOf, type Tell } from '../../example.ts';
import { Held } from '../../Held.tsx';
import { Opened } from '../../Opened.tsx';
import { samples } from '../../samples.ts';

const today = '2026-11-22';
const range = { from: '', to: '' };

const states = (tell: Tell) => [
  { value: 'draft', label: tell('草稿', 'Draft') },
  { value: 'review', label: tell('审核中', 'In review') },
  { value: 'long', label: tell(...samples.longCompany) },
];

function TriedText({ tell, value }: { readonly tell: Tell; readonly value: string }) {
  return (
    <Held initial={value}>
      {(text, change) => (
        <TextFilterBox
          filter={{ id: 'buyer', kind: 'text', label: tell('买方', 'Buyer'), value: text, onChanged: change }}
        />
      )}
    </Held>
  );
}

function TriedSelect({ tell, value }: { readonly tell: Tell; readonly value: string }) {
  return (
    <Held initial={value}>
      {(chosen, change) => (
        <SelectFilterBox
          filter={{
            id: 'state',
            kind: 'select',
            label: tell('状态', 'State'),
            choices: states(tell),
            value: chosen,
            onChanged: change,
          }}
        />
      )}
    </Held>
  );
}

function TriedMany({ tell, values }: { readonly tell: Tell; readonly values: readonly string[] }) {
  return (
    <Held initial={values}>
      {(chosen, change) => (
        <ManyFilterBox
          filter={{
            id: 'states',
            kind: 'many',
            label: tell('状态', 'State'),
            choices: states(tell),
            values: chosen,
            onChanged: change,
          }}
        />
      )}
    </Held>
  );
}

interface TriedRange {
  readonly tell: Tell;
  readonly value: { readonly from: string; readonly to: string };
}

function TriedDates({ tell, value }: TriedRange) {
  return (
    <Held initial={value}>
      {(dates, change) => (
        <DatesFilterBox
          filter={{ id: 'due', kind: 'dates', label: tell('到期日', 'Due'), today, value: dates, onChanged: change }}
        />
      )}
    </Held>
  );
}

function TriedAmounts({ tell, value }: TriedRange) {
  return (
    <Held initial={value}>
      {(amounts, change) => (
        <AmountsFilterBox
          filter={{ id: 'amount', kind: 'amounts', label: tell('金额', 'Amount'), value: amounts, onChanged: change }}
        />
      )}
    </Held>
  );
}

export const examples = [
  ...examplesOf('FilterButton', {
    usual: ({ tell }) => (
      <FilterButton label={tell('买方', 'Buyer')} value={tell('不限', 'Any')} inUse={false}>
        {tell(...samples.sentence)}
      </FilterButton>
    ),
    'in use': ({ tell }) => (
      <FilterButton label={tell('买方', 'Buyer')} value={tell(...samples.buyer)} inUse>
        {tell(...samples.sentence)}
      </FilterButton>
    ),
    open: ({ tell }) => (
      <Opened room="140px">
        <FilterButton label={tell('买方', 'Buyer')} value={tell('不限', 'Any')} inUse={false}>
          {tell(...samples.sentence)}
        </FilterButton>
      </Opened>
    ),
    'long text': ({ tell }) => (
      <FilterButton label={tell('买方', 'Buyer')} value={tell(...samples.longCompany)} inUse>
        {tell(...samples.sentence)}
      </FilterButton>
    ),
  }),
  ...examplesOf('TextFilterBox', {
    empty: ({ tell }) => <TriedText tell={tell} value="" />,
    'in use': ({ tell }) => <TriedText tell={tell} value={tell('云岭', 'Yunling')} />,
    open: ({ tell }) => (
      <Opened room="200px">
        <TriedText tell={tell} value={tell('云岭', 'Yunling')} />
      </Opened>
    ),
    'long text': ({ tell }) => <TriedText tell={tell} value={tell(...samples.longCompany)} />,
  }),
  ...examplesOf('SelectFilterBox', {
    empty: ({ tell }) => <TriedSelect tell={tell} value="" />,
    'in use': ({ tell }) => <TriedSelect tell={tell} value="review" />,
    'long text': ({ tell }) => <TriedSelect tell={tell} value="long" />,
  }),
  ...examplesOf('ManyFilterBox', {
    empty: ({ tell }) => <TriedMany tell={tell} values={[]} />,
    'one in use': ({ tell }) => <TriedMany tell={tell} values={['review']} />,
    'two in use, open': ({ tell }) => (
      <Opened room="320px">
        <TriedMany tell={tell} values={['review', 'draft']} />
      </Opened>
    ),
    'long text': ({ tell }) => <TriedMany tell={tell} values={['long']} />,
  }),
  ...examplesOf('DatesFilterBox', {
    empty: ({ tell }) => <TriedDates tell={tell} value={range} />,
    'the last days': ({ tell }) => <TriedDates tell={tell} value={{ from: '2026-10-24', to: today }} />,
    'with two ends': ({ tell }) => <TriedDates tell={tell} value={{ from: '2025-02-01', to: '2026-03-31' }} />,
    'backwards, open': ({ tell }) => (
      <Opened room="360px">
        <TriedDates tell={tell} value={{ from: '2026-11-20', to: '2026-11-01' }} />
      </Opened>
    ),
  }),
  ...examplesOf('AmountsFilterBox', {
    empty: ({ tell }) => <TriedAmounts tell={tell} value={range} />,
    'from an amount': ({ tell }) => <TriedAmounts tell={tell} value={{ from: '10000.00', to: '' }} />,
    'many figures': ({ tell }) => <TriedAmounts tell={tell} value={{ from: '1000000000.00', to: '9999999999.99' }} />,
    'backwards, open': ({ tell }) => (
      <Opened room="320px">
        <TriedAmounts tell={tell} value={{ from: '20000.00', to: '100.00' }} />
      </Opened>
    ),
  }),
];
