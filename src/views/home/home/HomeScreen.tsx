import { makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { homeArea } from '../../../presentation/home/home-presenters.ts';
import type { Creation } from '../../../presentation/home/shared/start-paths.ts';
import type { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DisclosurePanel } from '../../design/panels/DisclosurePanel.tsx';
import { onNarrow, onPhone } from '../../design/theme/breakpoints.ts';
import { OnboardingEntry } from '../../onboarding/shared/OnboardingEntry.tsx';
import { runAfterPaint } from '../../pages/run-after-paint.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { CompanyWarnings } from './CompanyWarnings.tsx';
import { DueCard } from './DueCard.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { MessagesCard } from './MessagesCard.tsx';
import { StartCard } from './StartCard.tsx';
import { ToDoPlace } from './ToDoPlace.tsx';
import { UnderWayCard } from './UnderWayCard.tsx';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '12px',
    marginBottom: '16px',
  },
  day: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  greeting: { margin: 0, fontSize: '22px', lineHeight: '30px', fontWeight: 600 },
  actHeld: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', [onPhone]: { alignItems: 'stretch' } },
  act: { [onPhone]: { width: '100%', '& > a, & button': { width: '100%' } } },
  // What waits for the reader comes before the figures of the company.
  top: { display: 'flex', flexDirection: 'column', gap: '16px', [onPhone]: { gap: '12px' } },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    marginTop: '16px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [onPhone]: { gap: '12px', marginTop: '12px' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0, [onPhone]: { gap: '12px' } },
  place: { marginBottom: '16px', ':empty': { display: 'none' } },
  links: {
    listStyleType: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: 0,
    padding: 0,
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '32px' },
  },
  words: { margin: '0 0 8px' },
  more: { marginLeft: '6px' },
  held: {
    maxWidth: '320px',
    marginTop: '4px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    [onPhone]: { maxWidth: 'none' },
  },
  heldChoice: {
    maxWidth: '280px',
    padding: '6px 4px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
  choices: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '& > li > a': { display: 'flex', alignItems: 'center', minHeight: '36px', padding: '0 4px' },
  },
});

/**
 * The reason why a product accepts no new packages now, with a link to the page that explains which ones are still
 * possible.
 */
function RestrictionReason({
  name,
  path,
  held,
}: Omit<Creation, 'held'> & { readonly held: NonNullable<Creation['restriction']> }) {
  const hidden = useHiddenText();
  const { say } = useWords();
  return (
    <>
      {say(`packages.held-${held}`)}{' '}
      <PortalLink inText to={path}>
        {say('packages.held-see')}
        <span className={hidden}> {name}</span>
      </PortalLink>
    </>
  );
}

function NewPackage({ creations }: { readonly creations: readonly Creation[] }) {
  const styles = useStyles();
  const { say } = useWords();
  const [first, ...others] = creations;
  if (first === undefined) return null;
  const { restriction } = first;
  if (restriction !== undefined && others.every((each) => each.restriction === restriction)) {
    return (
      <div className={styles.actHeld}>
        <PressButton kind="primary" icon={<Add16Regular />} unavailable={say(`packages.held-${restriction}`)}>
          {say('home.new-package')}
        </PressButton>
        <div className={styles.held}>
          <RestrictionReason {...first} held={restriction} />
        </div>
      </div>
    );
  }
  if (others.length === 0)
    return (
      <LinkButton kind="primary" icon={<Add16Regular />} to={first.path}>
        {say('home.new-package')}
      </LinkButton>
    );
  return (
    <DisclosurePanel
      align="end"
      label={say('home.new-for')}
      renderButton={(parts) => (
        <PressButton {...parts} kind="primary" icon={<Add16Regular />}>
          {say('home.new-package')}
          <ChevronDown16Regular className={styles.more} />
        </PressButton>
      )}
    >
      <ul className={styles.choices}>
        {creations.map((each) => (
          <li key={each.code}>
            {each.restriction === undefined ? (
              <PortalLink to={each.path}>{each.name}</PortalLink>
            ) : (
              <div className={styles.heldChoice}>
                <div>{each.name}</div>
                <RestrictionReason {...each} held={each.restriction} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </DisclosurePanel>
  );
}

const Shortcuts = observer(function Shortcuts({ presenter }: { readonly presenter: HomePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <Card title={say('home.quick')} padded>
      <ul className={styles.links}>
        {presenter.lists.map(({ code, name, path }) => (
          <li key={code}>
            <PortalLink to={path}>{name}</PortalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
});

/** The possible tasks of a user without packages, with the pages of the role. */
const PartCard = observer(function PartCard({ presenter }: { readonly presenter: HomePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { lists, part } = presenter;
  return (
    <Card title={say('home.part')} padded>
      <p className={styles.words}>{say('home.part-of', part)}</p>
      <ul className={styles.links}>
        {[
          ...lists,
          { code: 'messages', name: say('home.all-messages'), path: '/my/message/index' },
          { code: 'account', name: say('shell.account'), path: '/my/account/info' },
        ].map(({ code, name, path }) => (
          <li key={code}>
            <PortalLink to={path}>{name}</PortalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
});

/** Everything below the greeting. The content at the head of the page is loaded first, so that nothing moves later. */
const HomeParts = observer(function HomeParts({ presenter }: { readonly presenter: HomePresenter }) {
  const styles = useStyles();
  const { seesPackages, maturities } = presenter;
  return (
    <>
      <CompanyWarnings presenter={presenter} />
      <StartCard presenter={presenter} />
      <div className={styles.place}>
        <OnboardingEntry />
      </div>
      <div className={styles.top}>
        {presenter.mayHaveToDo && <ToDoPlace isDue={presenter.isFigured} />}
        {seesPackages && <FigureTiles presenter={presenter} />}
      </div>
      <div className={styles.parts}>
        <div className={styles.column}>
          {!seesPackages && <PartCard presenter={presenter} />}
          {seesPackages && (
            <div data-tour="under-way">
              <UnderWayCard presenter={presenter} />
            </div>
          )}
          {seesPackages && <Shortcuts presenter={presenter} />}
          <StartCard presenter={presenter} isLow />
        </div>
        <div className={styles.column}>
          {seesPackages && maturities.isOffered && (
            <div data-tour="due">
              <DueCard presenter={presenter} />
            </div>
          )}
          <LimitsCard presenter={presenter} />
          <MessagesCard />
        </div>
      </div>
    </>
  );
});

/** The home page. Its parts load and fail independently of each other (R-035, checklist 1.4). */
export const HomeScreen = observer(function HomeScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePresenter(homeArea, (offered) => offered.home());
  useEffect(() => {
    presenter.opened();
    const callOff = runAfterPaint(...presenter.requests());
    return () => {
      callOff();
      presenter.left();
    };
  }, [presenter]);
  const { greeting, creations } = presenter;
  return (
    <>
      <header className={styles.head}>
        <div>
          <div className={styles.day}>{say('home.day', greeting)}</div>
          <h1 className={styles.greeting} tabIndex={-1}>
            {say('home.greeting', greeting)}
          </h1>
        </div>
        <div className={styles.act}>{!presenter.hasNothingToPackage && <NewPackage creations={creations} />}</div>
      </header>
      {presenter.isArranged ? <HomeParts presenter={presenter} /> : <HomeSkeleton />}
    </>
  );
});
