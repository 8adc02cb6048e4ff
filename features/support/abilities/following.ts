export interface Following {
  openDetail(docDatumId: string): Promise<void>;
  detail(): Promise<ShownPackage>;
  mend(): Promise<void>;
  claim(): Promise<void>;
}

export interface ShownPackage {
  readonly state: string;
  readonly holder: string;
  readonly handler: string;
  readonly lines: readonly { readonly title: string; readonly result: string; readonly reason: string }[];
  readonly submissions: number;
  readonly actions: readonly string[];
}
