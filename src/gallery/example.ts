import type { ReactNode } from 'react';
import type { ColourMode } from '../views/design/theme/theme.ts';

/** A text of an example in both languages. */
export type Pair = readonly [chinese: string, english: string];

/** Gives the one of two texts that is in the language on show. */
export type Tell = (...pair: Pair) => string;

/** What an example is drawn with. */
export interface Scene {
  readonly tell: Tell;
  readonly mode: ColourMode;
  /** The example has the page to itself: what stands over a page may open at once. */
  readonly isAlone: boolean;
}

/** A component in one of its states. */
export interface Example {
  /** The name under which the component is exported. */
  readonly component: string;
  readonly state: string;
  readonly draw: (scene: Scene) => ReactNode;
}

/** The examples of one component, by the names of its states. */
export const examplesOf = (component: string, states: Readonly<Record<string, Example['draw']>>): readonly Example[] =>
  Object.entries(states).map(([state, draw]) => ({ component, state, draw }));
