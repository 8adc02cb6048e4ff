import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { ModuleFault } from '../lazy/module-fault.ts';

export interface ModuleFallbackProps {
  readonly thrown: unknown;
  readonly onRetry: () => void;
  /** Trying again loads the whole page afresh. */
  readonly reloads: boolean;
}

export interface ModuleBoundaryProps {
  readonly children: ReactNode;
  /** Rendered in place of the failed part. */
  readonly Fallback: ComponentType<ModuleFallbackProps>;
}

interface ModuleBoundaryState {
  readonly caught: { readonly thrown: unknown } | undefined;
  readonly tries: number;
}

/**
 * Keeps a part of the portal that did not load, or broke, from taking the rest with it. It is tried again in place
 * once; after that with the page.
 */
export class ModuleBoundary extends Component<ModuleBoundaryProps, ModuleBoundaryState> {
  override state: ModuleBoundaryState = { caught: undefined, tries: 0 };

  static getDerivedStateFromError(thrown: unknown): Pick<ModuleBoundaryState, 'caught'> {
    return { caught: { thrown } };
  }

  private readonly retry = (): void => {
    const { caught, tries } = this.state;
    // A browser may cache the failure of a module until the page is reloaded.
    if (tries > 0) return window.location.reload();
    if (caught?.thrown instanceof ModuleFault) caught.thrown.again();
    this.setState({ caught: undefined, tries: tries + 1 });
  };

  override render(): ReactNode {
    const { caught, tries } = this.state;
    const { children, Fallback } = this.props;
    return caught === undefined ? (
      children
    ) : (
      <Fallback thrown={caught.thrown} onRetry={this.retry} reloads={tries > 0} />
    );
  }
}
