import type { ApplicationField, ApplicationPart } from '../../../src/domain/products/shared/application.ts';
import type { ApplicationState } from '../../../src/domain/products/shared/application-state.ts';

/** Actions on an application for a product that the platform grants. */
export interface Applying {
  /** Opens the application page of the product with that code. */
  applyFor(product: string): Promise<void>;
  /** Leaves the application page, and opens it again. */
  comeBackToApplication(): Promise<void>;
  writeInApplication(field: ApplicationField, value: string): Promise<void>;
  /** Fills in the empty fields of the parts that can be changed. */
  fillInApplication(): Promise<void>;
  handInApplication(): Promise<void>;
  applicationState(): ApplicationState | undefined;
  /** The value of a field. */
  writtenInApplication(field: ApplicationField): string;
  /** The parts that can be changed now. */
  openInApplication(): readonly ApplicationPart[];
  /** The invalid fields, after an attempt to submit. */
  askedForInApplication(): readonly ApplicationField[];
  /** The reason why a part was returned; empty where it was not. */
  returnedBecause(part: ApplicationPart): string;
  /** The reason why the application was declined; empty where it was not. */
  declinedBecause(): string;
  /** The name of the colleague who saved first; undefined where nobody did. */
  savedFirstBy(): string | undefined;
  keepOwnApplication(): Promise<void>;
  /** Whether the requested application exists. */
  isApplicationThere(): boolean;
}
