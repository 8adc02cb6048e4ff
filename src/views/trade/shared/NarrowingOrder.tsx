import { toDoOrders, type ToDoFilter } from '../../../domain/trade/shared/to-do-filter.ts';
import type { NarrowingChange } from '../../../presentation/trade/shared/to-do-filter.ts';
import { BoxSelect } from '../../design/fields/BoxSelect.tsx';
import { useWords } from '../../../words/use-words.ts';

/** The order of a queue. */
export function NarrowingOrder({
  narrowing,
  onChanged,
}: {
  readonly narrowing: ToDoFilter;
  readonly onChanged: (change: NarrowingChange) => void;
}) {
  const { say } = useWords();
  return (
    <BoxSelect label={say('trade.to-do-order')} value={narrowing.order} onChanged={(order) => onChanged({ order })}>
      {toDoOrders.map((order) => (
        <option key={order} value={order}>
          {say('trade.to-do-order-of', { order })}
        </option>
      ))}
    </BoxSelect>
  );
}
