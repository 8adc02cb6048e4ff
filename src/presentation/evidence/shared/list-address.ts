import {
  emptyFilter,
  packageSortColumns,
  type PackageFilter,
  type PackageSortColumn,
} from '../../../application/ports/evidence/package-list.ts';
import { isOpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { isSupportedDate } from '../../../domain/calendar/plain-date.ts';
import { displayStates, type DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import { invoiceNeeds } from '../../../domain/evidence/selection/invoice-need.ts';
import { isEnterable, parseMoney } from '../../../domain/money/money.ts';

/** The part of the list's state that its address holds. */
export interface ListPlace {
  /** Only packages that wait for the user. */
  readonly waiting: boolean;
  readonly filter: PackageFilter;
  readonly sortBy: PackageSortColumn;
  readonly descending: boolean;
  readonly page: number;
  readonly pageSize: number;
}

export const pageSizes = [20, 50, 100, 200] as const;

export const firstPlace: ListPlace = {
  waiting: false,
  filter: emptyFilter,
  sortBy: 'createdAt',
  descending: true,
  page: 1,
  pageSize: 20,
};

/** Names of sort columns in addresses, which links and saved views keep. Other columns keep their own name. */
const addressNames: Readonly<Partial<Record<PackageSortColumn, string>>> = {
  createdAt: 'createTime',
  expectedDueDate: 'expectDueDate',
  packageId: 'docDatumId',
};
const sortInAddress = (column: PackageSortColumn): string => addressNames[column] ?? column;

const list = (text: string | null): readonly string[] =>
  (text ?? '').split(',').filter((each) => /^[\w-]{1,40}$/.test(each));
const dateOrNothing = (text: string | null): string => (text !== null && isSupportedDate(text) ? text : '');
const amountOrNothing = (text: string | null): string => (text !== null && isEnterable(parseMoney(text)) ? text : '');

/** Parses an address. Invalid parts count as absent. */
export function placeFromAddress(search: string): ListPlace {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? '';
  const sortBy = packageSortColumns.find((column) => sortInAddress(column) === sort.replace(/^-/, ''));
  const page = Number(query.get('page'));
  const pageSize = pageSizes.find((size) => String(size) === query.get('pageSize'));
  const states = list(query.get('states')).filter((state): state is DisplayState =>
    (displayStates as readonly string[]).includes(state),
  );
  return {
    waiting: query.get('view') === 'waiting',
    filter: {
      waitingFor: '',
      books: list(query.get('products')).filter(isOpenBook),
      keyword: (query.get('q') ?? '').slice(0, 100),
      states,
      businessTypes: list(query.get('creditBusiTypes')),
      creditStates: list(query.get('creditStates')),
      productType: list(query.get('creditProductType'))[0] ?? '',
      counterparty: (query.get('corpNameCp') ?? '').slice(0, 100),
      invoiceNeed: invoiceNeeds.find((need) => need === query.get('invoices')) ?? '',
      createdFrom: dateOrNothing(query.get('from')),
      createdTo: dateOrNothing(query.get('to')),
      amountFrom: amountOrNothing(query.get('min')),
      amountTo: amountOrNothing(query.get('max')),
    },
    sortBy: sortBy ?? firstPlace.sortBy,
    descending: sortBy === undefined || sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    pageSize: pageSize ?? firstPlace.pageSize,
  };
}

/** The address of a place, without default values. */
export function addressOfPlace(place: ListPlace): string {
  const query = new URLSearchParams();
  const { filter } = place;
  const set = (name: string, value: string): void => {
    if (value !== '') query.set(name, value);
  };
  if (place.waiting) query.set('view', 'waiting');
  set('q', filter.keyword);
  set('products', filter.books.join(','));
  set('states', filter.states.join(','));
  set('creditBusiTypes', filter.businessTypes.join(','));
  set('creditStates', filter.creditStates.join(','));
  set('creditProductType', filter.productType);
  set('corpNameCp', filter.counterparty);
  set('invoices', filter.invoiceNeed);
  set('from', filter.createdFrom);
  set('to', filter.createdTo);
  set('min', filter.amountFrom);
  set('max', filter.amountTo);
  if (place.sortBy !== firstPlace.sortBy || !place.descending)
    query.set('sort', `${place.descending ? '-' : ''}${sortInAddress(place.sortBy)}`);
  if (place.page > 1) query.set('page', String(place.page));
  if (place.pageSize !== firstPlace.pageSize) query.set('pageSize', String(place.pageSize));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
