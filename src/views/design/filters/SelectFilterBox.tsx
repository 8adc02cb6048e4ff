import { BoxSelect } from '../fields/BoxSelect.tsx';
import type { SelectFilter } from './filter-types.ts';
import { useWords } from '../../../words/use-words.ts';

/** The filter of one among a few values, by a native select. */
export function SelectFilterBox({ filter }: { readonly filter: SelectFilter }) {
  const { say } = useWords();
  return (
    <BoxSelect label={filter.label} value={filter.value} inUse={filter.value !== ''} onChanged={filter.onChanged}>
      <option value="">{say('common.all')}</option>
      {filter.choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.disabled}>
          {choice.label}
        </option>
      ))}
    </BoxSelect>
  );
}
