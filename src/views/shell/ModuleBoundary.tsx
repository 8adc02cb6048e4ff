import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { ModuleFault } from '../lazy/module-fault.ts';

export interface ModuleFallbackProps {
  readonly thrown: unknown;
  readonly onRetry: () => void;
  /** Whether a retry reloads the page. */
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
 * Limits the failure of a part of the portal to that part. The first retry loads the part again, and the next one
 * reloads the page.
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
