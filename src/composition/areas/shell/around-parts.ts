/** What stands behind all that is around a page, in one piece: it comes with the first sign of somebody. */
export { helpCorner } from '../help/corner-parts.ts';
export { crossings } from './crossings-parts.ts';
export { announcementsFor, messageBox } from '../messages/parts.ts';
export { arrivalChain } from '../notices/arrival-parts.ts';
export { palette } from './palette-parts.ts';
