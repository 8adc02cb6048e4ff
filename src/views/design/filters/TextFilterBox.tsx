import { FilterButton } from './FilterButton.tsx';
import type { TextFilter } from './filter-types.ts';
import { PressButton } from '../actions/PressButton.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useFilterStyles } from './use-filter-styles.ts';
import { useWords } from '../../../words/use-words.ts';

/** The filter of a part of a text. */
export function TextFilterBox({ filter }: { readonly filter: TextFilter }) {
  const styles = useFilterStyles();
  const { say } = useWords();
  const { label, value, onChanged } = filter;
  const inUse = value.trim() !== '';
  return (
    <FilterButton label={label} value={inUse ? value : say('common.any')} inUse={inUse}>
      <div className={styles.column}>
        <TextField label={label} type="search" value={value} maxLength={100} onChanged={onChanged} />
        {inUse && (
          <PressButton size="small" kind="subtle" onPress={() => onChanged('')}>
            {say('common.clear')}
          </PressButton>
        )}
      </div>
    </FilterButton>
  );
}
