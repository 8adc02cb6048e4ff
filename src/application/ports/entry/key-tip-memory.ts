/**
 * Whether somebody has been told in this visit what may keep a key from working at their machine. What cannot be kept
 * is forgotten.
 */
export interface KeyTipMemory {
  recall(): true | undefined;
  remember(told: true): void;
}
