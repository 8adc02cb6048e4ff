import { makeAutoObservable, runInAction } from 'mobx';
import type { LimitsOfCompany } from '../../../../application/ports/trade/limit-desk.ts';
import { actsForCore } from '../../../../domain/identity/role.ts';
import { mayViewTrade } from '../../../../domain/trade/shared/application-policy.ts';
import { PageContent } from '../../../pages/page-content.ts';
import { IssueLimitPresenter, type IssueLimitParts } from './issue-limit-presenter.ts';

/** The limits up to which a core enterprise may issue, one for each kind of instrument (checklist 1.4). */
export class IssueLimitsPresenter {
  readonly content: PageContent<LimitsOfCompany>;
  limits: readonly IssueLimitPresenter[] = [];
  readonly #parts: IssueLimitParts;

  constructor(parts: IssueLimitParts) {
    this.#parts = parts;
    this.content = new PageContent(
      parts.session,
      async (signal) => parts.desk.limits(signal),
      (value) => runInAction(() => this.take(value)),
    );
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  /** Whether the user sees such limits: operators, directors, final reviewers and query users of the issuer do. */
  get isShown(): boolean {
    const role = this.#parts.session.who?.role.code ?? '';
    return this.#parts.desk.isOffered && actsForCore(role) && mayViewTrade(role);
  }

  opened(): void {
    if (this.isShown) void this.content.load();
  }

  left(): void {
    this.content.stop();
    for (const each of this.limits) each.left();
    this.limits = [];
  }

  /** The lists and the form of a limit that was shown before are kept. */
  private take({ limits, mayRequest }: LimitsOfCompany): void {
    this.limits = limits.map((limit) => {
      const known = this.limits.find(({ kind }) => kind === limit.kind);
      if (!known) return new IssueLimitPresenter(limit, mayRequest, this.#parts, () => void this.content.refresh());
      known.take(limit, mayRequest);
      return known;
    });
  }
}
