import type { Container } from 'inversify';
import { WireTourMemory } from '../../../adapters/wire/help/wire-tour-memory.ts';
import { WireFeedbackDesk } from '../../../adapters/wire/help/wire-feedback-desk.ts';
import type { FeedbackDesk } from '../../../application/ports/help/feedback-desk.ts';
import { PageHelp } from '../../../presentation/help/shared/page-help.ts';
import { FeedbackForm } from '../../../presentation/help/shared/feedback-form.ts';
import type { HelpCorner } from '../../../presentation/help/shared/help-corner.ts';
import { Pictures } from '../../../presentation/help/shared/pictures.ts';
import { RightBar } from '../../../presentation/help/shared/right-bar.ts';
import { SurveyForm } from '../../../presentation/help/shared/survey-form.ts';
import { Tour } from '../../../presentation/help/shared/tour.ts';
import { bindIdleSignal, idleSignalToken } from '../shell/idle-signal-parts.ts';
import { helpDesk } from './parts.ts';
import { arrivalChain } from '../notices/arrival-parts.ts';
import { lazyVault } from '../../lazy-vault.ts';
import { token } from '../../token.ts';
import { tokens as t } from '../../tokens.ts';

const feedbackDesk = token<FeedbackDesk>('FeedbackDesk');
const corner = token<HelpCorner>('HelpCorner');

/** Bindings of the right edge of every page. */
export function helpCorner(container: Container): HelpCorner {
  if (!container.isBound(corner)) {
    bindIdleSignal(container);
    container
      .bind(feedbackDesk)
      .toResolvedValue((client) => new WireFeedbackDesk(client), [t.WireClient])
      .inSingletonScope();
    container
      .bind(corner)
      .toResolvedValue(
        (desk, session, drafts, identifiers, clock, preferences, client, calm, trail) => {
          const help = new PageHelp(helpDesk(container), session);
          return {
            help,
            version: trail.version,
            bar: new RightBar({
              session,
              clock,
              preferences,
              asksSatisfaction: desk.asksSatisfaction,
              hasHelp: (path) => help.of(path).length > 0,
            }),
            feedback: new FeedbackForm({
              desk,
              session,
              drafts,
              identifiers,
              trail,
              pictures: new Pictures(lazyVault(container), identifiers, (thrown) => session.faultSeen(thrown)),
            }),
            survey: new SurveyForm(desk, session),
            tour: new Tour({
              session,
              preferences,
              memory: new WireTourMemory(client),
              calm,
              arrivals: arrivalChain(container),
            }),
          };
        },
        [
          feedbackDesk,
          t.SessionStore,
          t.Drafts,
          t.Identifiers,
          t.Clock,
          t.Preferences,
          t.WireClient,
          idleSignalToken,
          t.Trail,
        ],
      )
      .inSingletonScope();
  }
  return container.get(corner);
}
