import * as v from 'valibot';
import type { KeyTipMemory } from '../../application/ports/entry/key-tip-memory.ts';
import { TabKept, type TabStorage } from './tab-kept.ts';

const schema = v.literal(true);

export class TabKeyTipMemory extends TabKept<typeof schema> implements KeyTipMemory {
  constructor(storage: TabStorage) {
    super(storage, 'entry.key-tip', schema);
  }
}
