import { KeyTip, type KeyTipParts } from '../../src/presentation/entry/shared/key-tip.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

/** The tips about keys on a machine. By default they were already shown in this session. */
export function keyTip(more: Partial<KeyTipParts> = {}): KeyTip {
  return new KeyTip({
    desk: { helperAddress: async () => '', demandsControl: async () => false },
    memory: { recall: () => true, remember: () => undefined },
    browserDescription: () => windows,
    ...more,
  });
}
