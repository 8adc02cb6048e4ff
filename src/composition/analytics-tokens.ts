import type { Analytics } from '../application/ports/shell/analytics.ts';
import type { IdentifiedMemory } from '../application/ports/shell/identified-memory.ts';
import type { Identification } from '../presentation/shell/analytics/identification.ts';
import { token } from './token.ts';

/**
 * Tokens of the analytics. They are loaded with the frame, because the sign-in page counts each byte.
 */
export const analyticsTokens = {
  Analytics: token<Analytics>('Analytics'),
  IdentifiedMemory: token<IdentifiedMemory>('IdentifiedMemory'),
  Identification: token<Identification>('Identification'),
} as const;
