import type { ReactNode } from 'react';
import type { ColourMode } from '../views/design/theme/theme.ts';

/** A text of an example in both languages. */
export type Pair = readonly [chinese: string, english: string];

/** Returns the text of the shown language. */
export type Tell = (...pair: Pair) => string;

/** The environment in which an example is rendered. */
export interface Scene {
  readonly tell: Tell;
  readonly mode: ColourMode;
  /** Whether the example has the page to itself. Content over the page may then open at once. */
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
