import type { Container } from 'inversify';
import { HomePresenter } from '../../presentation/home/home/home-presenter.ts';
import { bindDue } from './due-parts.ts';
import { dueTokens } from './due-tokens.ts';
import { homePage } from './home-token.ts';
import { tokens } from '../tokens.ts';

/** Behind the home page. */
export function bindHome(container: Container): void {
  bindDue(container);
  if (container.isBound(homePage)) return;
  container
    .bind(homePage)
    .toResolvedValue(
      (packages, maturities, session, clock, lookout) => new HomePresenter({ packages, maturities, session, clock, lookout }),
      [dueTokens.PackageOverview, dueTokens.MaturityOverview, tokens.SessionStore, tokens.Clock, tokens.Lookout],
    )
    .inTransientScope();
}
