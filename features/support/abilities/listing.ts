export interface Listing {
  openList(address?: string): Promise<void>;
  listed(): Promise<readonly ListedPackage[]>;
  listTotals(): Promise<{ readonly count: number; readonly amount: string } | undefined>;
  mayMakePackages(): Promise<boolean>;
}

export interface ListedPackage {
  readonly docDatumId: string;
  readonly state: string;
  readonly amount: string;
  readonly action: string;
}
