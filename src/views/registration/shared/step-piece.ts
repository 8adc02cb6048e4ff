import type { ComponentType } from 'react';

/** The content of a step. It calls `onRead` once its content has arrived. */
export type StepPiece = ComponentType<{ readonly onRead: () => void }>;
