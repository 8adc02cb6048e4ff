import { largestEntered, readAmount } from '../fields/amount-text.ts';
import { AmountField } from '../fields/AmountField.tsx';
import { FilterButton } from './FilterButton.tsx';
import type { AmountsFilter } from './filter-types.ts';
import { PressButton } from '../actions/PressButton.tsx';
import { useFilterStyles } from './use-filter-styles.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Say } from '../../../words/use-words.ts';

function rangeWords(say: Say, { from, to }: AmountsFilter['value']): string {
  if (from === '' && to === '') return say('common.any');
  if (to === '') return say('common.filter-amount-from', { from });
  if (from === '') return say('common.filter-amount-to', { to });
  return say('common.filter-amount-between', { from, to });
}

function isBackwards({ from, to }: AmountsFilter['value']): boolean {
  const low = readAmount(from);
  const high = readAmount(to);
  return low.state === 'amount' && high.state === 'amount' && low.fen > high.fen;
}

/** The filter of a range of amounts in yuan. */
export function AmountsFilterBox({ filter }: { readonly filter: AmountsFilter }) {
  const styles = useFilterStyles();
  const { say } = useWords();
  const { value, onChanged } = filter;
  const inUse = value.from !== '' || value.to !== '';
  return (
    <FilterButton label={filter.label} value={rangeWords(say, value)} inUse={inUse}>
      <div className={styles.column}>
        <AmountField
          label={say('common.from')}
          value={value.from}
          largest={largestEntered}
          onChanged={(from) => onChanged({ ...value, from })}
        />
        <AmountField
          label={say('common.to')}
          value={value.to}
          largest={largestEntered}
          error={isBackwards(value) ? say('common.filter-amount-order') : undefined}
          onChanged={(to) => onChanged({ ...value, to })}
        />
        {inUse && (
          <PressButton size="small" kind="subtle" onPress={() => onChanged({ from: '', to: '' })}>
            {say('common.clear')}
          </PressButton>
        )}
      </div>
    </FilterButton>
  );
}
