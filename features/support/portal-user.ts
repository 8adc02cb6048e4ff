import type { Applying } from './abilities/applying.ts';
import type { Arriving } from './abilities/arriving.ts';
import type { Asking } from './abilities/asking.ts';
import type { Assembling } from './abilities/assembling.ts';
import type { ChoosingAgain } from './abilities/choosing-again.ts';
import type { KnowingCompany } from './abilities/knowing-company.ts';
import type { KeepingPeople } from './abilities/keeping-people.ts';
import type { KeepingAccounts } from './abilities/keeping-accounts.ts';
import type { Financing } from './abilities/financing.ts';
import type { Allocating } from './abilities/allocating.ts';
import type { ManagingLimits } from './abilities/managing-limits.ts';
import type { ManagingSuppliers } from './abilities/managing-suppliers.ts';
import type { Trading } from './abilities/trading.ts';
import type { Certifying } from './abilities/certifying.ts';
import type { Integrating } from './abilities/integrating.ts';
import type { Invoicing } from './abilities/invoicing.ts';
import type { Choosing } from './abilities/choosing.ts';
import type { ComingHome } from './abilities/coming-home.ts';
import type { ComingBack } from './abilities/coming-back.ts';
import type { ContextSwitch } from './abilities/context-switch.ts';
import type { Finding } from './abilities/finding.ts';
import type { Following } from './abilities/following.ts';
import type { ImportingTrades } from './abilities/importing-trades.ts';
import type { PayingPayrolls } from './abilities/paying-payrolls.ts';
import type { Importing } from './abilities/importing.ts';
import type { KeepingCertificates } from './abilities/keeping-certificates.ts';
import type { Listing } from './abilities/listing.ts';
import type { ViewingOrders } from './abilities/viewing-orders.ts';
import type { Marking } from './abilities/marking.ts';
import type { Messaging } from './abilities/messaging.ts';
import type { ManagingGroup } from './abilities/managing-group.ts';
import type { ManagingAccount } from './abilities/managing-account.ts';
import type { Objecting } from './abilities/objecting.ts';
import type { OpeningProducts } from './abilities/opening-products.ts';
import type { Overdue } from './abilities/overdue.ts';
import type { Picking } from './abilities/picking.ts';
import type { ReadingProtocols } from './abilities/reading-protocols.ts';
import type { Registering } from './abilities/registering.ts';
import type { Recovering } from './abilities/recovering.ts';
import type { Onboarding } from './abilities/onboarding.ts';
import type { SigningIn } from './abilities/signing-in.ts';
import type { Submitting } from './abilities/submitting.ts';
import type { TakingHome } from './abilities/taking-home.ts';
import type { Telling } from './abilities/telling.ts';
import type { Viewing } from './abilities/viewing.ts';
import type { Waiting } from './abilities/waiting.ts';

/**
 * Actions and views of the scenarios' users in the portal, in any assembly. Texts are those of the English portal;
 * amounts are decimal texts in yuan.
 */
export type PortalUser = SigningIn &
  Waiting &
  Certifying &
  Recovering &
  Registering &
  Integrating &
  ComingBack &
  Listing &
  Choosing &
  Assembling &
  Viewing &
  Submitting &
  Following &
  TakingHome &
  ViewingOrders &
  Picking &
  Overdue &
  ChoosingAgain &
  ImportingTrades &
  PayingPayrolls &
  Importing &
  Marking &
  Messaging &
  ManagingAccount &
  ComingHome &
  Finding &
  Telling &
  Arriving &
  Asking &
  Invoicing &
  Objecting &
  ContextSwitch &
  OpeningProducts &
  KeepingCertificates &
  ReadingProtocols &
  Onboarding &
  KeepingAccounts &
  Trading &
  Financing &
  Allocating &
  ManagingLimits &
  ManagingSuppliers &
  KeepingPeople &
  Applying &
  KnowingCompany &
  ManagingGroup;
