/** How much the demo world is to be filled with, and whose it is: a company by its number. */
export interface VolumeOrder {
  readonly packages: number;
  readonly receivables: number;
  readonly company: string;
}

/** What came of it; the company by its name. */
export interface VolumeMade {
  readonly packages: number;
  readonly receivables: number;
  readonly company: string;
}
