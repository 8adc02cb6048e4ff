/** Bindings of all parts around a page, in one file that is loaded with the user's first input. */
export { helpCorner } from '../help/corner-parts.ts';
export { switcher } from './context-switch-parts.ts';
export { announcementsFor, messageBox } from '../messages/parts.ts';
export { arrivalChain } from '../notices/arrival-parts.ts';
export { palette } from './palette-parts.ts';
