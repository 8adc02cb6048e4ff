import type { ComponentType } from 'react';

/** The content of a step. It calls `onRead` once it is loaded. */
export type StepPiece = ComponentType<{ readonly onRead: () => void }>;
