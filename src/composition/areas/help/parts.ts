import type { Container } from 'inversify';
import { WireHelpDesk } from '../../../adapters/wire/help/wire-help-desk.ts';
import type { HelpDesk } from '../../../application/ports/help/help-desk.ts';
import { HelpCentre } from '../../../presentation/help/shared/help-centre.ts';
import { token } from '../../token.ts';
import { tokens as t } from '../../tokens.ts';
import { helpCentre } from './tokens.ts';

const desk = token<HelpDesk>('HelpDesk');

/** Bindings of the questions and answers, for the help pages, the right edge and the search. */
export function helpDesk(container: Container): HelpDesk {
  if (!container.isBound(desk))
    container
      .bind(desk)
      .toResolvedValue((client) => new WireHelpDesk(client), [t.WireClient])
      .inSingletonScope();
  return container.get(desk);
}

/** Bindings of the help pages. */
export function bindHelp(container: Container): void {
  if (container.isBound(helpCentre)) return;
  container
    .bind(helpCentre)
    .toResolvedValue(
      (session, navigator) => new HelpCentre({ desk: helpDesk(container), session, navigator }),
      [t.SessionStore, t.Navigator],
    )
    .inTransientScope();
}
