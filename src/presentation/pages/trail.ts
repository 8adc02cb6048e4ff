import { makeAutoObservable } from 'mobx';
import { asPortFault } from '../../application/ports/port-fault.ts';
import { withBreadcrumb, type Breadcrumb } from '../../domain/pages/breadcrumbs.ts';

/**
 * The build and the user's last steps in it, as facts for support (F-021). They leave the portal only if the user sends
 * them.
 */
export class Trail {
  readonly version: string;
  steps: readonly Breadcrumb[] = [];
  #userId: string | undefined;

  /** @param version empty if unknown */
  constructor(version: string) {
    this.version = version;
    makeAutoObservable<this>(this, { version: false }, { autoBind: true, deep: false });
  }

  /** Records the path of a shown page. The steps of a previous user of this computer are discarded. */
  pageSeen(path: string, userId: string | undefined): void {
    if (userId !== undefined && this.#userId !== undefined && userId !== this.#userId) this.steps = [];
    this.#userId = userId ?? this.#userId;
    this.steps = withBreadcrumb(this.steps, { kind: 'page', path });
  }

  /** Records a failed call, unless the call was abandoned. */
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
