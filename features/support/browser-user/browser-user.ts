import type { Page } from 'playwright';
import type { PortalUser } from '../portal-user.ts';
import { assembling } from './assembling.ts';
import { BrowserTab } from './browser-tab.ts';
import { certifying } from './certifying.ts';
import { choosing } from './choosing.ts';
import { comingHome } from './coming-home.ts';
import { following } from './following.ts';
import type { InputDevice } from './input-device.ts';
import { invoicing } from './invoicing.ts';
import { keepingAccounts } from './keeping-accounts.ts';
import { keepingCertificates } from './keeping-certificates.ts';
import { keepingPeople } from './keeping-people.ts';
import { openingProducts } from './opening-products.ts';
import type { PageWords } from './page-words.ts';
import { picking } from './picking.ts';
import { readingProtocols } from './reading-protocols.ts';
import { registering } from './registering.ts';
import { signingIn } from './signing-in.ts';
import { submitting } from './submitting.ts';

/** An action that only the presenter assemblies support; the journeys do not use it. */
class BeyondTheJourneys extends Error {
  constructor(action: string) {
    super(`The browser's user cannot "${action}": the scenario is no journey`);
  }
}

/**
 * Uses the built portal in a browser as a person does, by its visible texts. The page may still be opening, so every
 * action waits for it.
 */
export function browserUser(page: Promise<Page>, device: InputDevice, origin: string, language: PageWords): PortalUser {
  const user = page.then((ready): Partial<PortalUser> => {
    const tab = new BrowserTab(ready, device, origin, language);
    return {
      ...signingIn(tab),
      ...choosing(tab),
      ...assembling(tab),
      ...submitting(tab),
      ...following(tab),
      ...picking(tab),
      ...openingProducts(tab),
      ...registering(tab),
      ...keepingCertificates(tab),
      ...readingProtocols(tab),
      ...keepingPeople(tab),
      ...certifying(tab),
      ...comingHome(tab),
      ...invoicing(tab),
      ...keepingAccounts(tab),
    };
  });
  return new Proxy({} as PortalUser, {
    get:
      (_target, action) =>
      async (...words: readonly unknown[]) => {
        const act: unknown = Reflect.get(await user, action);
        if (typeof act !== 'function') throw new BeyondTheJourneys(String(action));
        return Reflect.apply(act, undefined, [...words]) as unknown;
      },
  });
}
