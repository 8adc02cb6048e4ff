/** The panels below the bar, bundled in one chunk. It is loaded at the first sign of the user, before a panel opens. */
export { AccountPanel } from './AccountPanel.tsx';
export { ProductList } from './context-switch/ProductList.tsx';
export { MenuDrawer } from './MenuDrawer.tsx';
export { UploadsPanel } from './UploadsPanel.tsx';
