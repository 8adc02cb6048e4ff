import * as v from 'valibot';
import type { IdentifiedMemory } from '../../application/ports/shell/identified-memory.ts';
import { TabKept, type TabStorage } from './tab-kept.ts';

const schema = v.object({ userId: v.string(), endsAt: v.optional(v.number()) });

export class TabIdentifiedMemory extends TabKept<typeof schema> implements IdentifiedMemory {
  constructor(storage: TabStorage) {
    super(storage, 'shell.identified', schema);
  }
}
