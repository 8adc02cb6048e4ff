import { makeAutoObservable, runInAction } from 'mobx';
import type { GuaranteeProject, RegistrationDesk } from '../../../application/ports/registration/registration-desk.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import { guaranteeRegisterPath, productAt, serialIn } from '../../../domain/registration/registration-places.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { loading, ready, type Loading } from '../../shared/load-state.ts';

/** A guarantee project that an address names: loading, found, not found, or failed. */
export type ProjectState = Loading<GuaranteeProject | undefined>;

/** The purpose of a registration, from the address: a product, or a guarantee project by its serial. */
export class RegistrationPurpose {
  product: ProductCode | undefined;
  /** Undefined if the address names none. */
  project: ProjectState | undefined;
  #serial = '';
  readonly #desk: RegistrationDesk;

  constructor(desk: RegistrationDesk) {
    this.#desk = desk;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** @param address a path with its query */
  async opened(address: string): Promise<void> {
    const { pathname, searchParams } = new URL(address, 'http://portal');
    const path = pathname.replace(/\/+$/, '');
    this.product = productAt(path);
    const serialText = path === guaranteeRegisterPath ? searchParams.get('serial') : null;
    if (serialText === null || serialText.trim() === '') return;
    const serial = serialIn(serialText);
    if (serial === undefined) return void (this.project = ready(undefined));
    this.#serial = serial;
    await this.retryPressed();
  }

  /** The serial of the found project. */
  get serial(): string | undefined {
    return this.project?.kind === 'ready' ? this.project.value?.serial : undefined;
  }

  /** Whether nothing prevents the registration: no project is named, or it was found. */
  get isClear(): boolean {
    return this.project === undefined || this.serial !== undefined;
  }

  async retryPressed(): Promise<void> {
    this.project = loading;
    try {
      const found = await this.#desk.project(this.#serial);
      runInAction(() => (this.project = ready(found)));
    } catch (thrown) {
      const failure: Failure = failureOf(thrown);
      runInAction(() => (this.project = { kind: 'failed', failure }));
    }
  }
}
