/** The frame around pages, bundled in one chunk that is loaded at once. */
export { PrerenderedFrame } from './PrerenderedFrame.tsx';
export { FramedPages } from './FramedPages.tsx';
