import { FilterBar } from '../../../views/design/filters/FilterBar.tsx';
import type { Filter } from '../../../views/design/filters/filter-types.ts';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { examplesOf, type Tell } from '../../example.ts';
import { Held } from '../../Held.tsx';
import { Opened } from '../../Opened.tsx';
import { nothing, samples } from '../../samples.ts';

const none = { from: '', to: '' };

function filters(tell: Tell, isUsed: boolean): readonly Filter[] {
  return [
    {
      id: 'state',
      kind: 'select',
      label: tell('状态', 'State'),
      choices: [{ value: 'review', label: tell('审核中', 'In review') }],
      value: isUsed ? 'review' : '',
      onChanged: nothing,
    },
    {
      id: 'buyer',
      kind: 'text',
      label: tell('买方', 'Buyer'),
      value: isUsed ? tell(...samples.longCompany) : '',
      onChanged: nothing,
    },
    {
      id: 'due',
      kind: 'dates',
      label: tell('到期日', 'Due'),
      today: '2026-11-22',
      value: isUsed ? { from: '2025-02-01', to: '2026-03-31' } : none,
      onChanged: nothing,
    },
  ];
}

const more = (tell: Tell): readonly Filter[] => [
  { id: 'amount', kind: 'amounts', label: tell('金额', 'Amount'), value: none, onChanged: nothing },
];

interface Tried {
  readonly tell: Tell;
  readonly isUsed?: boolean;
  readonly hasMore?: boolean;
  readonly hasEnd?: boolean;
}

function TriedBar({ tell, isUsed = false, hasMore = false, hasEnd = false }: Tried) {
  return (
    <Held initial={isUsed ? tell('云岭', 'Yunling') : ''}>
      {(text, change) => (
        <FilterBar
          search={{ label: tell('搜索编号或名称', 'Search numbers and names'), value: text, onChanged: change }}
          filters={filters(tell, isUsed)}
          more={hasMore ? more(tell) : []}
          aside={hasEnd ? tell('共 1,284 笔', '1,284 in all') : undefined}
          actions={hasEnd ? <PressButton onPress={nothing}>{tell('导出', 'Export')}</PressButton> : undefined}
          onCleared={nothing}
        />
      )}
    </Held>
  );
}

export const examples = examplesOf('FilterBar', {
  usual: ({ tell }) => <TriedBar tell={tell} />,
  'in use': ({ tell }) => <TriedBar tell={tell} isUsed />,
  'with more, a count and an action': ({ tell }) => <TriedBar tell={tell} hasMore hasEnd />,
  'in use, with all that it can have': ({ tell }) => <TriedBar tell={tell} isUsed hasMore hasEnd />,
  'unfolded on a phone': ({ tell }) => (
    <Opened room="300px">
      <TriedBar tell={tell} isUsed hasMore hasEnd />
    </Opened>
  ),
  'without a search': ({ tell }) => <FilterBar filters={filters(tell, false)} onCleared={nothing} />,
});
