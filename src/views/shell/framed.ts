/** The frame around pages, bundled in one chunk that is loaded at once. */
export { FrameAhead } from './FrameAhead.tsx';
export { FramedPages } from './FramedPages.tsx';
