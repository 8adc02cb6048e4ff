import type { ComponentType } from 'react';

/** What stands in a step; it tells when what it shows has come. */
export type StepPiece = ComponentType<{ readonly onRead: () => void }>;
