/** An empty package that was made for a business outside the portal. */
export interface PackageArrived {
  readonly docDatumId: string;
  readonly number: string;
  readonly company: string;
  readonly clerk: string;
}
