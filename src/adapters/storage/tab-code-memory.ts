import * as v from 'valibot';
import type { CodeMemory } from '../../application/ports/entry/code-memory.ts';
import { TabKept, type TabStorage } from './tab-kept.ts';

const schema = v.object({ mobile: v.string(), askedAt: v.number(), againAt: v.number() });

export class TabCodeMemory extends TabKept<typeof schema> implements CodeMemory {
  constructor(storage: TabStorage) {
    super(storage, 'entry.asked-code', schema);
  }
}
