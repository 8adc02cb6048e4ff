import type { DateRange } from './date-range.ts';
import type { Choice } from '../fields/SelectField.tsx';

interface FilterBase {
  readonly id: string;
  readonly label: string;
}

export interface SelectFilter extends FilterBase {
  readonly kind: 'select';
  /** Empty for all. */
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChanged: (value: string) => void;
}

export interface ManyFilter extends FilterBase {
  readonly kind: 'many';
  /** Empty for all. */
  readonly values: readonly string[];
  readonly choices: readonly Choice[];
  readonly onChanged: (values: readonly string[]) => void;
}

export interface DatesFilter extends FilterBase {
  readonly kind: 'dates';
  readonly value: DateRange;
  /**
   * Plain ISO date from which the ranges of the last days count back. Empty if there are no such ranges; dates then
   * always show the year.
   */
  readonly today: string;
  readonly lastDays?: readonly number[];
  readonly onChanged: (value: DateRange) => void;
}

export interface AmountsFilter extends FilterBase {
  readonly kind: 'amounts';
  /** Decimal yuan; an empty end is open. */
  readonly value: { readonly from: string; readonly to: string };
  readonly onChanged: (value: { readonly from: string; readonly to: string }) => void;
}

export interface TextFilter extends FilterBase {
  readonly kind: 'text';
  readonly value: string;
  readonly onChanged: (value: string) => void;
}

export type Filter = TextFilter | SelectFilter | ManyFilter | DatesFilter | AmountsFilter;

export function isInUse(filter: Filter): boolean {
  if (filter.kind === 'select' || filter.kind === 'text') return filter.value !== '';
  if (filter.kind === 'many') return filter.values.length > 0;
  return filter.value.from !== '' || filter.value.to !== '';
}
