import type { Container } from 'inversify';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { identifyPath, type IdentifyPlace } from '../../../domain/registration/identify-places.ts';
import { IntegrationRealNameScreen } from '../../../views/certification/real-name/IntegrationRealNameScreen.tsx';
import { IdentifyScreen, IdentifySoftKeyScreen } from '../../../views/registration/identify/IdentifyScreen.tsx';
import { bindCertificationPage } from '../certification/pages.ts';
import { bindIdentify } from './identify-parts.ts';

export { bindIdentify } from './identify-parts.ts';

/** The real-name form under the title of this way of certification. */
const ByLicence = ({ onRead }: { readonly onRead: () => void }) =>
  createElement(IntegrationRealNameScreen, {
    onRead,
    called: {
      title: 'identification.soft-key-title',
      above: { title: 'identification.title', path: identifyPath('index') },
    },
  });

/** The page of a step of the certification. */
export function identifyScreen(place: IdentifyPlace): ComponentType {
  if (place === 'soft-key') return () => createElement(IdentifySoftKeyScreen, { Piece: ByLicence });
  return () => createElement(IdentifyScreen, { place });
}

/** Bindings of the certification by business licence: the form. */
export function bindIdentifyByLicence(container: Container): void {
  for (const bind of [bindIdentify, bindCertificationPage]) bind(container);
}
