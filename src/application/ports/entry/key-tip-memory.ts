/** Whether the tip about keys was shown during this visit. The memory may fail silently. */
export interface KeyTipMemory {
  recall(): true | undefined;
  remember(told: true): void;
}
