/** What stands around pages, in one piece: it is fetched at once. */
export { FrameAhead } from './FrameAhead.tsx';
export { FramedPages } from './FramedPages.tsx';
