import { CheckBox } from '../fields/CheckBox.tsx';
import { FilterButton } from './FilterButton.tsx';
import type { ManyFilter } from './filter-types.ts';
import { PressButton } from '../actions/PressButton.tsx';
import { useFilterStyles } from './use-filter-styles.ts';
import { useWords } from '../../../words/use-words.ts';

/** The filter of several among a few values. */
export function ManyFilterBox({ filter }: { readonly filter: ManyFilter }) {
  const styles = useFilterStyles();
  const { say } = useWords();
  const { values, choices, onChanged } = filter;
  const first = choices.find(({ value }) => value === values[0])?.label ?? '';
  const shown =
    values.length === 0
      ? say('common.all')
      : values.length === 1
        ? first
        : say('common.filter-many', { count: values.length });
  return (
    <FilterButton label={filter.label} value={shown} inUse={values.length > 0}>
      <div className={styles.column}>
        {choices.map(({ value, label }) => (
          <CheckBox
            key={value}
            checked={values.includes(value)}
            onToggled={(ticked) => onChanged(ticked ? [...values, value] : values.filter((other) => other !== value))}
          >
            {label}
          </CheckBox>
        ))}
        {values.length > 0 && (
          <PressButton size="small" kind="subtle" onPress={() => onChanged([])}>
            {say('common.clear')}
          </PressButton>
        )}
      </div>
    </FilterButton>
  );
}
