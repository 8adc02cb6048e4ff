import { HoldingsScreen } from './HoldingsScreen.tsx';

/** The amounts in transit to a company, which it accepts or refuses. */
export function AcceptanceScreen() {
  return <HoldingsScreen place="transit" />;
}
