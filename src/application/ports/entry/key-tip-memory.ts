/** Whether the tip about keys was shown in this visit. The memory may fail silently. */
export interface KeyTipMemory {
  recall(): true | undefined;
  remember(told: true): void;
}
