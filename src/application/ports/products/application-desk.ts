import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';
import type {
  ApplicationEntry,
  ApplicationField,
  ApplicationPart,
} from '../../../domain/products/shared/application.ts';
import type { ApplicationState } from '../../../domain/products/shared/application-state.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';

export interface ApplicationFile {
  readonly fileId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Current state of the company's application for a product. */
export interface ProductApplication {
  readonly state: ApplicationState;
  /** For an application that has not been started, prefilled with the user's own data. */
  readonly entry: ApplicationEntry;
  readonly files: readonly ApplicationFile[];
  readonly returned: ReadonlyMap<ApplicationPart, string>;
  /** Why it was declined; empty otherwise. */
  readonly answer: string;
  readonly revision: number;
  /** Names, and instants in milliseconds since the epoch; empty and undefined where it has not happened. */
  readonly savedBy: string;
  readonly savedAt: number | undefined;
  readonly submittedBy: string;
  readonly submittedAt: number | undefined;
  readonly decidedAt: number | undefined;
  /** Day by which the platform answers; undefined unless the platform has the application. */
  readonly expected: ExpectedDay | undefined;
  readonly mayWrite: boolean;
}

export type ApplicationOutcome =
  | { readonly done: true; readonly now: ProductApplication }
  /** Another user saved first, named in `by`; or the platform already has the application. */
  | { readonly done: false; readonly because: 'stale'; readonly by: string }
  | { readonly done: false; readonly because: 'not-now' | 'not-permitted' | 'files' }
  /** The back end rejects a field; undefined where it does not say which. */
  | { readonly done: false; readonly because: 'refused'; readonly field: ApplicationField | undefined };

export interface WrittenApplication {
  readonly product: ProductCode;
  /** Revision that the user saw. */
  readonly revision: number;
  readonly entry: ApplicationEntry;
  readonly fileIds: readonly string[];
}

/** Application for a product that is opened on application only (checklist F-117). Throws `PortFault`. */
export interface ApplicationDesk {
  /** Whether the back end supports applications. */
  readonly isOffered: boolean;
  application(product: ProductCode, signal?: AbortSignal): Promise<ProductApplication>;
  save(written: WrittenApplication): Promise<ApplicationOutcome>;
  submit(written: WrittenApplication): Promise<ApplicationOutcome>;
}
