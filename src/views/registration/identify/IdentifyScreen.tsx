import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { identifyPath, type IdentifyPlace } from '../../../domain/registration/identify-places.ts';
import { integrationPath } from '../../../domain/registration/integration-places.ts';
import type { IdentifyPresenter } from '../../../presentation/registration/identify/identify-presenter.ts';
import { identifyNames } from '../../../presentation/registration/identify/identify-names.ts';
import { registrationArea } from '../../../presentation/registration/registration-presenters.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { usePresenter, usePresenters } from '../../pages/presenters-context.ts';
import { RegistrationPage } from '../shared/RegistrationPage.tsx';
import type { StepPiece } from '../shared/step-piece.ts';
import { IdentifyWays } from './IdentifyWays.tsx';
import { StrangerCard } from './StrangerCard.tsx';
import { UkeyPart } from './UkeyPart.tsx';

const useStyles = makeStyles({
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', marginTop: '16px' },
});

type Shown = Exclude<IdentifyPlace, 'soft-key'>;

/** Links back to the choice, and to the state of the whole registration. */
function Foot({ place }: { readonly place: IdentifyPlace }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <p className={styles.foot}>
      {place !== 'index' && <PortalLink to={identifyPath('index')}>{say('identification.back')}</PortalLink>}
      <PortalLink to={integrationPath('success')}>{say('identification.onwards')}</PortalLink>
    </p>
  );
}

const Content = observer(function Content({
  presenter,
  place,
}: {
  readonly presenter: IdentifyPresenter;
  readonly place: Shown;
}) {
  const { say } = useWords();
  const { current } = presenter.content;
  if (current.kind === 'failed')
    return (
      <Card>
        <FailedPanel
          message={say(current.failure.what)}
          code={current.failure.code || undefined}
          traceId={current.failure.traceId || undefined}
          onRetry={current.failure.canRetry ? async () => presenter.opened() : undefined}
        />
      </Card>
    );
  if (current.kind !== 'ready' || !presenter.isOpen) return <FormSkeleton />;
  return place === 'index' ? (
    <IdentifyWays standing={{ ukey: current.value.ukey, papers: presenter.papers }} />
  ) : (
    <UkeyPart presenter={presenter} told={current.value} />
  );
});

const Signed = observer(function Signed({ place }: { readonly place: Shown }) {
  const presenter = usePresenter(registrationArea, (offered) => offered.identify());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  return (
    <>
      <Content presenter={presenter} place={place} />
      <Foot place={place} />
    </>
  );
});

const Stranger = ({ place }: { readonly place: IdentifyPlace }) => {
  const styles = useStyles();
  return (
    <div className={styles.column}>
      <StrangerCard place={place} />
      {place === 'index' && <IdentifyWays standing={undefined} />}
    </div>
  );
};

const titleFacts = {
  index: 'identification.facts',
  ukey: 'identification.ukey-facts',
  'soft-key': 'identification.soft-key-facts',
} as const;

/**
 * The choice of the way in which a company of the ABS sub-platform is certified, and the way by a UKey (document 1,
 * section 2; ).
 */
export const IdentifyScreen = observer(function IdentifyScreen({ place }: { readonly place: Shown }) {
  const { say } = useWords();
  const { session } = usePresenters();
  return (
    <RegistrationPage title={say(identifyNames[place])} facts={say(titleFacts[place])}>
      {session.state.kind === 'starting' ? (
        <FormSkeleton />
      ) : session.who ? (
        <Signed place={place} />
      ) : (
        <Stranger place={place} />
      )}
    </RegistrationPage>
  );
});

const nothing = (): void => undefined;

/** Certification by the business licence: the same form as for every other company. */
export const IdentifySoftKeyScreen = observer(function IdentifySoftKeyScreen({ Piece }: { readonly Piece: StepPiece }) {
  const { say } = useWords();
  const { session } = usePresenters();
  if (session.state.kind === 'starting') return <FormSkeleton />;
  if (!session.who)
    return (
      <RegistrationPage title={say(identifyNames['soft-key'])} facts={say(titleFacts['soft-key'])}>
        <Stranger place="soft-key" />
      </RegistrationPage>
    );
  return (
    <>
      <Piece onRead={nothing} />
      <Foot place="soft-key" />
    </>
  );
});
