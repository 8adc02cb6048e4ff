import { DateField } from '../fields/DateField.tsx';
import { isBackwards, lastDays } from './date-range.ts';
import { FilterButton } from './FilterButton.tsx';
import type { DatesFilter } from './filter-types.ts';
import { PressButton } from '../actions/PressButton.tsx';
import { useFilterStyles } from './use-filter-styles.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Say } from '../../../words/use-words.ts';

const defaultSpansDays = [7, 30, 90] as const;

/** The ranges of the last days that a filter offers; none without a day to count back from. */
const spansOf = ({ today, lastDays: days = defaultSpansDays }: DatesFilter): readonly number[] =>
  today === '' ? [] : days;

function rangeWords(say: Say, filter: DatesFilter): string {
  const { value, today } = filter;
  const { from, to } = value;
  // A range over two years shows the year at both ends.
  const isOfTwoYears = from !== '' && to !== '' && from.slice(0, 4) !== to.slice(0, 4);
  const day = (iso: string): string => say('formats.day-short', { day: iso, today: isOfTwoYears ? '' : today });
  if (from === '' && to === '') return say('common.any');
  const preset = spansOf(filter).find((count) => lastDays(today, count).from === from && to === today);
  if (preset !== undefined) return say('common.filter-date-days', { days: preset });
  if (to === '') return say('common.filter-date-from', { from: day(from) });
  if (from === '') return say('common.filter-date-to', { to: day(to) });
  if (from === to) return day(from);
  return say('common.filter-date-between', { from: day(from), to: day(to) });
}

/** The filter of a range of dates: the last days, or from a date to a date. */
export function DatesFilterBox({ filter }: { readonly filter: DatesFilter }) {
  const styles = useFilterStyles();
  const { say } = useWords();
  const { value, today, onChanged } = filter;
  const days = spansOf(filter);
  const inUse = value.from !== '' || value.to !== '';
  return (
    <FilterButton label={filter.label} value={rangeWords(say, filter)} inUse={inUse}>
      <div className={styles.column}>
        {days.length > 0 && (
          <div className={styles.row}>
            {days.map((count) => (
              <PressButton key={count} size="small" onPress={() => onChanged(lastDays(today, count))}>
                {say('common.filter-date-days', { days: count })}
              </PressButton>
            ))}
          </div>
        )}
        <DateField
          label={say('common.from')}
          value={value.from}
          latest={value.to}
          onChanged={(from) => onChanged({ ...value, from })}
        />
        <DateField
          label={say('common.to')}
          value={value.to}
          earliest={value.from}
          error={isBackwards(value) ? say('common.filter-date-order') : undefined}
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
