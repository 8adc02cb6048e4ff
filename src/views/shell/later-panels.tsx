import { Suspense, type ReactNode } from 'react';

import type { AccountPanelProps } from './AccountPanel.tsx';
import type { MenuDrawerProps } from './MenuDrawer.tsx';
import { ModuleBoundary } from './ModuleBoundary.tsx';
import { ModuleFailed } from './ModuleFailed.tsx';
import { lazyScreen } from '../lazy/lazy-screen.ts';
import type { ProductListProps } from './context-switch/ProductList.tsx';
import type { UploadsPanelProps } from './UploadsPanel.tsx';

const panels = async () => import('./bar-panels.ts');

export const AccountPanel = lazyScreen<AccountPanelProps>(async () => (await panels()).AccountPanel);
export const MenuDrawer = lazyScreen<MenuDrawerProps>(async () => (await panels()).MenuDrawer);
export const ProductList = lazyScreen<ProductListProps>(async () => (await panels()).ProductList);
export const UploadsPanel = lazyScreen<UploadsPanelProps>(async () => (await panels()).UploadsPanel);

/** Starts to load the panels below the bar. */
export function preloadPanels(): void {
  for (const { preload } of [AccountPanel, MenuDrawer, UploadsPanel]) preload();
}

/** The place of a panel. If the panel fails to load, only this place reports it. */
export function LaterPanel({ children }: { readonly children: ReactNode }) {
  return (
    <ModuleBoundary Fallback={ModuleFailed}>
      <Suspense fallback={null}>{children}</Suspense>
    </ModuleBoundary>
  );
}
