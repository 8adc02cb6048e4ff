import { makeAutoObservable } from 'mobx';
import { asPortFault } from '../../application/ports/port-fault.ts';
import { withBreadcrumb, type Breadcrumb } from '../../domain/pages/breadcrumbs.ts';

/**
 * Which build this is, and the last steps in it, for whoever tells support of something that went wrong (F-021). It
 * leaves the portal only where a person sends it.
 */
export class Trail {
  readonly version: string;
  steps: readonly Breadcrumb[] = [];
  #userId: string | undefined;

  /** `version` is empty where it is not known. */
  constructor(version: string) {
    this.version = version;
    makeAutoObservable<this>(this, { version: false }, { autoBind: true, deep: false });
  }

  /** A page stands there, by its place alone. What another person did at this computer is nobody's to send. */
  pageSeen(path: string, userId: string | undefined): void {
    if (userId !== undefined && this.#userId !== undefined && userId !== this.#userId) this.steps = [];
    this.#userId = userId ?? this.#userId;
    this.steps = withBreadcrumb(this.steps, { kind: 'page', path });
  }

  /** A call failed; what was only given up did not. */
  callFailed(call: string, thrown: unknown): void {
    const { kind, detail } = asPortFault(thrown);
    if (kind !== 'cancelled')
      this.steps = withBreadcrumb(this.steps, {
        kind: 'failed',
        call,
        because: kind,
        code: detail.code ?? '',
        traceId: detail.traceId ?? '',
      });
  }
}
