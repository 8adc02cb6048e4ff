import type { Container } from 'inversify';
import { TabKeyTipMemory } from '../../../adapters/storage/tab-key-tip-memory.ts';
import { withoutStorageErrors } from '../../../adapters/storage/web-storage.ts';
import { WireKeyTestDesk } from '../../../adapters/wire/entry/wire-key-test-desk.ts';
import type { KeyTipMemory } from '../../../application/ports/entry/key-tip-memory.ts';
import { KeyTip } from '../../../presentation/entry/shared/key-tip.ts';
import { token } from '../../token.ts';
import { tokens } from '../../tokens.ts';

/** Without a browser, the caller provides the memory. */
export const keyTipMemory = token<KeyTipMemory>('KeyTipMemory');

/** Bindings of the tip about keys at the user's machine. */
export function keyTipOf(container: Container): KeyTip {
  if (!container.isBound(keyTipMemory))
    container.bind(keyTipMemory).toConstantValue(new TabKeyTipMemory(withoutStorageErrors(() => sessionStorage)));
  return new KeyTip({
    desk: new WireKeyTestDesk(container.get(tokens.WireClient)),
    memory: container.get(keyTipMemory),
    browserDescription: () => navigator.userAgent,
  });
}
