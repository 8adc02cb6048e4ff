/** An empty package that a business elsewhere has led to: of which business, whose, and for whom. */
export interface PackageArrived {
  readonly docDatumId: string;
  readonly number: string;
  readonly company: string;
  readonly clerk: string;
}
