import type { Container } from 'inversify';
import { WireHelpDesk } from '../../../adapters/wire/help/wire-help-desk.ts';
import { OpenHelp } from '../../../presentation/help/shared/open-help.ts';
import { tokens } from '../../tokens.ts';

/** Bindings of the help for users who cannot sign in. */
export const openHelp = (container: Container): OpenHelp =>
  new OpenHelp(new WireHelpDesk(container.get(tokens.WireClient)));
