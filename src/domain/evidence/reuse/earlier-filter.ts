/** What a user looks for among earlier documents. Empty texts do not narrow. */
export interface EarlierFilter {
  /** A part of the buyer's name, who pays the package that holds the document. */
  readonly buyer: string;
  /** Decimal yuan, inclusive: an invoice's total, or a contract's amount. */
  readonly amountFrom: string;
  readonly amountTo: string;
  /** Days of an invoice, inclusive. */
  readonly dateFrom: string;
  readonly dateTo: string;
  /** Only documents that no package holds, except void ones. */
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

/** Whether a filter narrows at all. */
export const isEarlierFiltered = (filter: EarlierFilter): boolean =>
  filter.unused || Object.values(filter).some((value) => typeof value === 'string' && value.trim() !== '');
