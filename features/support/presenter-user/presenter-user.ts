import type { Container } from 'inversify';
import type { Device } from '../assembly.ts';
import type { ManualClock } from '../manual-clock.ts';
import type { Weather } from '../weather.ts';
import { allocating } from './allocating.ts';
import { applying } from './applying.ts';
import { arriving } from './arriving.ts';
import { asking } from './asking.ts';
import { assembling } from './assembling.ts';
import { choosingAgain } from './choosing-again.ts';
import { choosing } from './choosing.ts';
import { returningEntries } from './coming-back.ts';
import { following } from './following.ts';
import { onboarding } from './onboarding.ts';
import { keepingAccounts } from './keeping-accounts.ts';
import { managingLimits } from './managing-limits.ts';
import { managingSuppliers } from './managing-suppliers.ts';
import { waiting } from './waiting.ts';
import { financing } from './financing.ts';
import { trading } from './trading.ts';
import { integrating } from './integrating.ts';
import { knowingCompany } from './knowing-company.ts';
import { keepingPeople } from './keeping-people.ts';
import { invoicing } from './invoicing.ts';
import { importingTrades } from './importing-trades.ts';
import { payingPayrolls } from './paying-payrolls.ts';
import { importing } from './importing.ts';
import { listing } from './listing.ts';
import { viewingOrders } from './viewing-orders.ts';
import { marking } from './marking.ts';
import { messaging } from './messaging.ts';
import { comingHome } from './coming-home.ts';
import { contextSwitch } from './context-switch.ts';
import { finding } from './finding.ts';
import { managingGroup } from './managing-group.ts';
import { managingAccount } from './managing-account.ts';
import { OpenPortal } from './open-portal.ts';
import { certifying } from './certifying.ts';
import { objecting } from './objecting.ts';
import { openingProducts } from './opening-products.ts';
import { keepingCertificates } from './keeping-certificates.ts';
import { overdue } from './overdue.ts';
import { picking } from './picking.ts';
import { readingProtocols } from './reading-protocols.ts';
import { registering } from './registering.ts';
import { recovering } from './recovering.ts';
import { signingIn } from './signing-in.ts';
import { submitting } from './submitting.ts';
import { takingHome } from './taking-home.ts';
import { telling } from './telling.ts';
import { viewing } from './viewing.ts';

/** Uses the portal through its presenters, without views. */
export function presenterUser(
  make: () => Container,
  clock: ManualClock,
  weather: Weather,
  fetchFile: typeof fetch,
): Pick<Device, 'user' | 'uploads'> {
  const portal = new OpenPortal(make, clock, weather, fetchFile);
  return {
    user: {
      ...signingIn(portal),
      ...recovering(portal),
      ...registering(portal),
      ...integrating(portal),
      ...returningEntries(portal),
      ...listing(portal),
      ...choosing(portal),
      ...assembling(portal),
      ...viewing(portal),
      ...submitting(portal),
      ...following(portal),
      ...takingHome(portal),
      ...viewingOrders(portal),
      ...picking(portal),
      ...overdue(portal),
      ...choosingAgain(portal),
      ...importing(portal),
      ...importingTrades(portal),
      ...payingPayrolls(portal),
      ...marking(portal),
      ...messaging(portal),
      ...managingAccount(portal),
      ...comingHome(portal),
      ...finding(portal),
      ...telling(portal),
      ...arriving(portal),
      ...asking(portal),
      ...invoicing(portal),
      ...certifying(portal),
      ...objecting(portal),
      ...contextSwitch(portal),
      ...openingProducts(portal),
      ...keepingCertificates(portal),
      ...readingProtocols(portal),
      ...onboarding(portal),
      ...keepingAccounts(portal),
      ...trading(portal),
      ...allocating(portal),
      ...financing(portal),
      ...managingLimits(portal),
      ...managingSuppliers(portal),
      ...waiting(portal),
      ...keepingPeople(portal),
      ...applying(portal),
      ...knowingCompany(portal),
      ...managingGroup(portal),
    },
    uploads: () => portal.presenters.queue.tasks.map((task) => task.state.kind),
  };
}
