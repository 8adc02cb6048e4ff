export interface Settling {
  isShownSettling(): Promise<boolean>;
  /** What one is then told; empty where the page of the process comes. */
  pressToSettle(): Promise<string>;
  settleDirectly(): void;
  lookAtSettling(): Promise<void>;
  /** Reads the agreement to its end and signs it, which hands the company in. */
  signAndHandIn(): Promise<void>;
  handInAgain(): Promise<void>;
  /** How each step stands, in their order. */
  settlingSteps(): readonly string[];
  bankReason(): string;
  /** Why it was not taken. */
  settlingRefusedBecause(): readonly string[];
  isToldOfSuccess(): boolean;
  goOver(): Promise<{ readonly address: string; readonly key: string } | undefined>;
}
