import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { IdentityProof } from '../../../presentation/entry/shared/identity-proof.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StepHeader } from '../../design/panels/StepHeader.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import type { OpenHelpDialogProps } from '../../help/shared/OpenHelpDialog.tsx';
import { lazyScreen } from '../../lazy/lazy-screen.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { CodeStep, NameStep } from './IdentitySteps.tsx';
import { KeyStep } from './KeyStep.tsx';

const OpenHelpDialog = lazyScreen<OpenHelpDialogProps>(
  async () => (await import('../../help/shared/OpenHelpDialog.tsx')).OpenHelpDialog,
);

const useStyles = makeStyles({
  page: { maxWidth: '760px', marginLeft: 'auto', marginRight: 'auto' },
  notes: { marginBottom: '16px' },
  done: { outlineStyle: 'none' },
});

function NoWay() {
  const { say } = useWords();
  return (
    <Card padded>
      <Notice tone="info">
        {say('recovery.no-texts')} <SupportLine />
      </Notice>
    </Card>
  );
}

export interface RecoveryPageProps {
  readonly title: PlainKey;
  readonly facts: PlainKey;
  /** Rendered once the user is known, and again for another user. */
  readonly children: ReactNode;
}

/** A page for users who cannot sign in, if the portal can send codes or use keys. */
export const RecoveryPage = observer(function RecoveryPage({ title, facts, children }: RecoveryPageProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { session } = usePresenters();
  const [helps, setHelps] = useState(false);
  return (
    <div className={styles.page}>
      <PageHeader
        title={say(title)}
        facts={say(facts)}
        actions={
          session.who ? undefined : (
            <PressButton kind="subtle" onPress={() => setHelps(true)}>
              {say('sign-in.help')}
            </PressButton>
          )
        }
      />
      {session.state.kind === 'starting' ? (
        <FormSkeleton />
      ) : session.pageConfig.offersSms || session.pageConfig.offersKey ? (
        <div key={session.who?.userId ?? ''}>{children}</div>
      ) : (
        <NoWay />
      )}
      {helps && (
        <Suspense fallback={null}>
          <OpenHelpDialog onClosed={() => setHelps(false)} />
        </Suspense>
      )}
    </div>
  );
});

export interface RecoveryStepsProps {
  readonly label: PlainKey;
  /** The steps after the proof with their names; the last one means done. */
  readonly after: readonly { readonly step: string; readonly name: PlainKey }[];
  readonly step: string;
  /** Whether the last step waits for another person. */
  readonly waits?: boolean;
  readonly identity: IdentityProof;
  /**
   * The content after the proof.
   * @param arrives whether the user came from another step
   */
  readonly children: (arrives: boolean) => ReactNode;
}

/** The steps, with the first two: the account and the proof of identity. */
export const RecoverySteps = observer(function RecoverySteps({
  label,
  after,
  step,
  waits = false,
  identity,
  children,
}: RecoveryStepsProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { session, shell } = usePresenters();
  const [first] = useState(step);
  const [moved, setMoved] = useState(false);
  if (!moved && step !== first) setMoved(true);
  const before = [
    { step: 'name', name: 'recovery.step-name' },
    { step: 'code', name: 'recovery.step-code' },
  ] as const;
  const steps = [...before.filter((each) => each.step !== 'name' || !identity.isOwn), ...after];
  // A code and a key are one step of the progress.
  const at = steps.findIndex((each) => each.step === (step === 'key' ? 'code' : step));
  const arrives = moved || step !== first;
  const proves = step === 'code' || step === 'key';
  const { byKey } = identity;
  if (identity.kinds.length === 0) return <NoWay />;
  return (
    <>
      <StepHeader
        label={say(label)}
        steps={steps.map(({ name }) => say(name))}
        current={step === 'done' && !waits ? steps.length : at}
      />
      {session.who && proves && (
        <div className={styles.notes}>
          <Notice tone="info">{say('recovery.own')}</Notice>
        </div>
      )}
      <Card padded>
        {step === 'name' && <NameStep identity={identity} arrives={arrives} />}
        {step === 'code' && <CodeStep identity={identity} arrives={arrives} />}
        {step === 'key' && byKey && <KeyStep identity={identity} signing={byKey.signing} arrives={arrives} />}
        {step !== 'name' && !proves && children(arrives)}
      </Card>
      {step !== 'done' && (
        <p>
          <LinkButton kind="subtle" to={session.who ? '/my/account/info' : shell.signInPage}>
            {say(session.who ? 'recovery.to-account' : 'recovery.cancel')}
          </LinkButton>
        </p>
      )}
    </>
  );
});

/** The result of the recovery, which takes the focus, so that screen readers read it. */
export function RecoveryEnd({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.done}>
      {children}
    </div>
  );
}
