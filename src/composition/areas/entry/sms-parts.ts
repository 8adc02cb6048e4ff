import type { Container } from 'inversify';
import { TabCodeMemory } from '../../../adapters/storage/tab-code-memory.ts';
import { WireSmsSignIn } from '../../../adapters/wire/entry/wire-sms-sign-in.ts';
import type { CodeMemory } from '../../../application/ports/entry/code-memory.ts';
import { SmsSignInPresenter } from '../../../presentation/entry/sign-in/sms-sign-in-presenter.ts';
import { token } from '../../token.ts';
import { tokens } from '../../tokens.ts';
import { entryTokens } from './tokens.ts';

/** Without a browser, the caller provides the memory. */
export const codeMemory = token<CodeMemory>('CodeMemory');

/** Bindings of signing in by a code, loaded after those of the sign-in page. */
export function smsSignIn(container: Container): SmsSignInPresenter {
  if (!container.isBound(codeMemory)) container.bind(codeMemory).toConstantValue(new TabCodeMemory(sessionStorage));
  return new SmsSignInPresenter({
    sms: new WireSmsSignIn(container.get(tokens.WireClient)),
    desk: container.get(entryTokens.SignInDesk),
    memory: container.get(codeMemory),
    clock: container.get(tokens.Clock),
    session: container.get(tokens.SessionStore),
    watch: container.get(tokens.SessionWatch),
    navigator: container.get(tokens.Navigator),
  });
}
