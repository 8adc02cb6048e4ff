import { moneyToText } from '../../../domain/money/money.ts';
import { waitedDays, type ToDoFilter } from '../../../domain/trade/shared/to-do-filter.ts';
import type { NarrowingChange } from '../../../presentation/trade/shared/to-do-filter.ts';
import type { Say } from '../../../words/use-words.ts';
import type { Filter } from '../../design/filters/filter-types.ts';

/** Filters of a queue by amount and by the time of waiting. */
export const narrowingFilters = (
  say: Say,
  { from, to, waited }: ToDoFilter,
  onChanged: (change: NarrowingChange) => void,
): readonly Filter[] => [
  {
    id: 'amount',
    kind: 'amounts',
    label: say('trade.amount'),
    value: { from: from ? moneyToText(from) : '', to: to ? moneyToText(to) : '' },
    onChanged: (amounts) => onChanged({ amounts }),
  },
  {
    id: 'waited',
    kind: 'select',
    label: say('trade.to-do-waited'),
    value: waited === undefined ? '' : String(waited),
    choices: waitedDays.map((days) => ({ value: String(days), label: say('trade.to-do-waited-days', { days }) })),
    onChanged: (chosen) => onChanged({ waited: chosen }),
  },
];
