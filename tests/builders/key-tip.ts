import { KeyTip, type KeyTipParts } from '../../src/presentation/entry/shared/key-tip.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

/**
 * What is told of a machine where a key is to be used; in a visit in which it was told already, unless that is said
 * otherwise.
 */
export function keyTip(more: Partial<KeyTipParts> = {}): KeyTip {
  return new KeyTip({
    desk: { helperAddress: async () => '', demandsControl: async () => false },
    memory: { recall: () => true, remember: () => undefined },
    browserDescription: () => windows,
    ...more,
  });
}
