/** Filter of earlier documents. Empty texts match everything. */
export interface EarlierFilter {
  /** Part of the name of the buyer, who pays the package that contains the document. */
  readonly buyer: string;
  /** Decimal text in yuan, inclusive: total of an invoice, or amount of a contract. */
  readonly amountFrom: string;
  readonly amountTo: string;
  /** Bounds of an invoice's date, inclusive. */
  readonly dateFrom: string;
  readonly dateTo: string;
  /** Only documents that are in no package, void packages aside. */
  readonly unused: boolean;
}

export const noEarlierFilter: EarlierFilter = {
  buyer: '',
  amountFrom: '',
  amountTo: '',
  dateFrom: '',
  dateTo: '',
  unused: false,
};

/** Whether the filter excludes anything. */
export const isEarlierFiltered = (filter: EarlierFilter): boolean =>
  filter.unused || Object.values(filter).some((value) => typeof value === 'string' && value.trim() !== '');
