/**
 * What hangs below the bar, in one piece: it comes with the first sign of somebody, and stands by when it is opened.
 */
export { AccountPanel } from './AccountPanel.tsx';
export { ProductList } from './crossings/ProductList.tsx';
export { MenuDrawer } from './MenuDrawer.tsx';
export { UploadsPanel } from './UploadsPanel.tsx';
