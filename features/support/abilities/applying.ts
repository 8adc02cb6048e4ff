import type { ApplicationField, ApplicationPart } from '../../../src/domain/products/shared/application.ts';
import type { ApplicationState } from '../../../src/domain/products/shared/application-state.ts';

/** Applying for a product that the platform grants. */
export interface Applying {
  /** Opens the page on which one applies for the product of that code. */
  applyFor(product: string): Promise<void>;
  /** Leaves the page on which one applies, and opens it again. */
  comeBackToApplication(): Promise<void>;
  writeInApplication(field: ApplicationField, value: string): Promise<void>;
  /** Fills in, in what is open, what is empty. */
  fillInApplication(): Promise<void>;
  handInApplication(): Promise<void>;
  applicationState(): ApplicationState | undefined;
  /** What a field says. */
  writtenInApplication(field: ApplicationField): string;
  /** The parts that may be changed now. */
  openInApplication(): readonly ApplicationPart[];
  /** What is wrong, where that was tried to be handed in. */
  askedForInApplication(): readonly ApplicationField[];
  /** Why a part was returned; empty where it was not. */
  returnedBecause(part: ApplicationPart): string;
  /** Why it was declined; empty where it was not. */
  declinedBecause(): string;
  /** Who saved first, where somebody did. */
  savedFirstBy(): string | undefined;
  keepOwnApplication(): Promise<void>;
  /** Whether there is an application for what was asked for. */
  isApplicationThere(): boolean;
}
