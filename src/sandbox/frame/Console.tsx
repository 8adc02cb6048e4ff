import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LinksContext, type Links } from '../../views/design/actions/links-context.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import type { Locale } from '../../words/locale.ts';
import { WordsProvider } from '../../words/WordsProvider.tsx';
import { AccountsScreen } from '../accounts/AccountsScreen.tsx';
import { FaultsScreen } from '../faults/FaultsScreen.tsx';
import { InvoicesScreen } from '../invoices/InvoicesScreen.tsx';
import { JobsScreen } from '../jobs/JobsScreen.tsx';
import { QueueScreen } from '../queue/QueueScreen.tsx';
import { ReviewScreen } from '../review/ReviewScreen.tsx';
import { StandardsScreen } from '../standards/StandardsScreen.tsx';
import { ApplicationsScreen } from '../applications/ApplicationsScreen.tsx';
import { FundersScreen } from '../funders/FundersScreen.tsx';
import { LimitsScreen } from '../limits/LimitsScreen.tsx';
import { OfficersScreen } from '../officers/OfficersScreen.tsx';
import { CreditsScreen } from '../credits/CreditsScreen.tsx';
import { OnboardingScreen } from '../onboarding/OnboardingScreen.tsx';
import { HardKeysScreen } from '../hard-keys/HardKeysScreen.tsx';
import { BankScreen } from '../bank/BankScreen.tsx';
import { CertificationsScreen } from '../certifications/CertificationsScreen.tsx';
import { MembersScreen } from '../members/MembersScreen.tsx';
import { PlatformsScreen } from '../platforms/PlatformsScreen.tsx';
import { TextsScreen } from '../texts/TextsScreen.tsx';
import { TicketsScreen } from '../feedback/TicketsScreen.tsx';
import type { Place } from '../shared/place.ts';
import { loadConsoleWords } from '../words/load-console-words.ts';
import { WorldScreen } from '../world/WorldScreen.tsx';
import { ConsoleContext, useConsole, type ConsoleParts } from './console-context.ts';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import { NowhereScreen } from './NowhereScreen.tsx';

export interface ConsoleProps {
  readonly parts: ConsoleParts;
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly onLocaleChanged: (locale: Locale) => void;
}

const links: Links = {
  addressOf: (to) => `#${to}`,
  follow: (to) => {
    window.location.hash = to;
  },
};

function screenAt(place: Place): ReactNode {
  if (place.page === 'queue') return <QueueScreen />;
  if (place.page === 'package') return <ReviewScreen key={place.docDatumId} docDatumId={place.docDatumId} />;
  if (place.page === 'accounts') return <AccountsScreen />;
  if (place.page === 'invoices') return <InvoicesScreen />;
  if (place.page === 'standards') return <StandardsScreen />;
  if (place.page === 'platforms') return <PlatformsScreen />;
  if (place.page === 'hard-keys') return <HardKeysScreen />;
  if (place.page === 'bank') return <BankScreen />;
  if (place.page === 'credits') return <CreditsScreen />;
  if (place.page === 'limits') return <LimitsScreen />;
  if (place.page === 'officers') return <OfficersScreen />;
  if (place.page === 'funders') return <FundersScreen />;
  if (place.page === 'settling') return <OnboardingScreen />;
  if (place.page === 'applications') return <ApplicationsScreen />;
  if (place.page === 'members') return <MembersScreen />;
  if (place.page === 'certifications') return <CertificationsScreen />;
  if (place.page === 'texts') return <TextsScreen />;
  if (place.page === 'told') return <TicketsScreen />;
  if (place.page === 'jobs') return <JobsScreen />;
  if (place.page === 'faults') return <FaultsScreen />;
  return place.page === 'world' ? <WorldScreen /> : <NowhereScreen />;
}

const Screens = observer(function Screens() {
  const { place } = useConsole().places;
  return <ConsoleFrame place={place}>{screenAt(place)}</ConsoleFrame>;
});

/** The whole console: its words, its frame and its screens. */
export function Console({ parts, locale, catalogue, onLocaleChanged }: ConsoleProps) {
  return (
    <WordsProvider locale={locale} catalogue={catalogue} onLocaleChanged={onLocaleChanged} load={loadConsoleWords}>
      <LinksContext value={links}>
        <ConsoleContext value={parts}>
          <Screens />
        </ConsoleContext>
      </LinksContext>
    </WordsProvider>
  );
}
