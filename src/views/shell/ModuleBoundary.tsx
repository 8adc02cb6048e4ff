import { Component } from 'react';
import type { ReactNode } from 'react';

import { ModuleFault } from './module-fault.ts';

export interface ModuleBoundaryProps {
  readonly children: ReactNode;
  /** What stands instead; `retry` tries once more in place, and the next time fetches the whole page afresh. */
  readonly fallback: (thrown: unknown, retry: () => void) => ReactNode;
}

interface Caught {
  readonly thrown: unknown;
}

/** Keeps a part of the portal that did not load, or broke, from taking the rest with it. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { readonly caught: Caught | undefined }> {
  override state: { readonly caught: Caught | undefined } = { caught: undefined };
  private tries = 0;

  static getDerivedStateFromError(thrown: unknown): { readonly caught: Caught } {
    return { caught: { thrown } };
  }

  private readonly retry = (): void => {
    const thrown = this.state.caught?.thrown;
    this.tries += 1;
    // A browser may keep the failure of a module for as long as the page stands.
    if (this.tries > 1) return window.location.reload();
    if (thrown instanceof ModuleFault) thrown.again();
    this.setState({ caught: undefined });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === undefined ? this.props.children : this.props.fallback(caught.thrown, this.retry);
  }
}
