import { useEffect } from 'react';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { evidenceArea, type EvidencePresenters } from '../../../presentation/evidence/evidence-presenters.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { viewerArea } from '../../../presentation/viewer/shared/viewer-presenters.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useBook } from './book-context.ts';
import { usePackageAddress } from './use-package-address.ts';

interface OpenedPackage<Presenter> {
  /** Undefined if the address names none. */
  readonly packageId: string | undefined;
  readonly presenter: Presenter;
  readonly viewer: ViewerPresenter;
}

/** The presenter of a screen about one package. It opens the package in the address and leaves it with the screen. */
export function useOpenedPackage<Presenter extends { opened(packageId: string): void; left(): void }>(
  make: (offered: EvidencePresenters, book: OpenBook) => Presenter,
): OpenedPackage<Presenter> {
  const book = useBook();
  const { packageId } = usePackageAddress();
  const presenter = usePresenter(evidenceArea, (offered) => make(offered, book));
  const viewer = usePresenter(viewerArea, (offered) => offered.viewer());

  useEffect(() => {
    if (packageId !== undefined) presenter.opened(packageId);
    return () => {
      presenter.left();
      viewer.left();
    };
  }, [presenter, viewer, packageId]);

  return { packageId, presenter, viewer };
}
