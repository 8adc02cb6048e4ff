export interface Onboarding {
  isShownOnboarding(): Promise<boolean>;
  /** Returns the message; empty where the page of the process opens. */
  pressToOnboard(): Promise<string>;
  onboardDirectly(): void;
  lookAtOnboarding(): Promise<void>;
  /** Reads the agreement to its end and signs it, which submits the company. */
  signAndHandIn(): Promise<void>;
  handInAgain(): Promise<void>;
  /** State of each step, in their order. */
  onboardingSteps(): readonly string[];
  bankReason(): string;
  /** The reasons why the company was not accepted. */
  onboardingRefusedBecause(): readonly string[];
  isToldOfSuccess(): boolean;
  goOver(): Promise<{ readonly address: string; readonly key: string } | undefined>;
}
