import * as v from 'valibot';
import type { CodeMemory } from '../../application/ports/entry/code-memory.ts';
import { TabKept, type TabStorage } from './tab-kept.ts';

const schema = v.object({ mobile: v.string(), askedAt: v.number(), againAt: v.number() });

export class TabCodeMemory extends TabKept<typeof schema> implements CodeMemory {
  /** `name`: one for each kind of code. */
  constructor(storage: TabStorage, name: 'entry.asked-code' | 'entry.second-code' = 'entry.asked-code') {
    super(storage, name, schema);
  }
}
