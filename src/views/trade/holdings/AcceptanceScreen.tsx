import { HoldingsScreen } from './HoldingsScreen.tsx';

/** What is on its way to a company, for it to accept or refuse. */
export function AcceptanceScreen() {
  return <HoldingsScreen place="transit" />;
}
