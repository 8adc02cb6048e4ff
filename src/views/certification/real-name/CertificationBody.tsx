import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { CompanyCertification } from '../../../application/ports/certification/certification-desk.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { Timeline } from '../../design/panels/Timeline.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { OnboardingEntry } from '../../onboarding/shared/OnboardingEntry.tsx';
import { DocumentViewerDialog } from '../../viewer/shared/DocumentViewerDialog.tsx';
import { useFocusAfterChange } from '../../pages/use-focus-after-change.ts';
import { useWords } from '../../../words/use-words.ts';
import { CertificationFoot } from './CertificationFoot.tsx';
import { CertifiedCard } from './CertifiedCard.tsx';
import { DoubtsDialog } from './DoubtsDialog.tsx';
import { EnteredCard } from './EnteredCard.tsx';
import { FillInCards } from './FillInCards.tsx';
import { PapersCard } from './PapersCard.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { ReturnedCard } from './ReturnedCard.tsx';
import { usePreview } from '../../viewer/shared/use-preview.ts';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  left: { margin: 0, paddingLeft: '20px', overflowWrap: 'anywhere' },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

const Record = observer(function Record({ told }: { readonly told: CompanyCertification }) {
  const { say } = useWords();
  if (told.steps.length === 0) return null;
  return (
    <Card title={say('certification.record', { count: told.steps.length })} padded>
      <Timeline
        label={say('certification.record', { count: told.steps.length })}
        entries={told.steps.toReversed().map(({ at, event, by, name, returned }, index) => ({
          id: `${at}-${told.steps.length - index}`,
          state: event === 'return' ? 'bad' : 'done',
          title:
            returned > 0
              ? say('certification.event-returned', { count: returned })
              : say(`certification.event-${event}`),
          who: name === '' ? say(`certification.role-${by}`) : name,
          when: say('certification.stage-by', { by: '', at }),
        }))}
      />
    </Card>
  );
});

const Holder = observer(function Holder({ told }: { readonly told: CompanyCertification }) {
  const { say } = useWords();
  const by = told.submittedBy;
  return (
    <Card padded>
      <b>{told.isOwn ? say('certification.only-you') : say('certification.only-other', { by })}</b>
      <div>{told.isOwn ? say('certification.only-you-why', { by }) : say('certification.only-other-why')}</div>
    </Card>
  );
});

/** The certification to fill in, to correct or to follow, on its own page or in a step of the registration. */
export const CertificationBody = observer(function CertificationBody({
  presenter,
  told,
}: {
  readonly presenter: CertificationPresenter;
  readonly told: CompanyCertification;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { viewer, isOpen, look, close } = usePreview();
  const { stage, saving, trouble, busy, leftBehind } = presenter;
  const problem = trouble ?? saving.trouble;
  useFocusAfterChange(stage);
  return (
    <>
      <div className={styles.parts}>
        <div className={styles.column}>
          {/* The progress of an earlier certification is not shown while a change is being typed. */}
          {told.place && (
            <ProgressCard
              told={told}
              place={presenter.isChanging ? { ...told.place, state: 'UNAUTH' } : told.place}
              waits={stage === 'reviewing' && !presenter.isTakenUp}
              today={presenter.today}
              isBegun={presenter.isChanging || saving.savedAt !== undefined || told.steps.length > 0}
            />
          )}
          {leftBehind && (
            <Notice
              tone="warn"
              live
              actions={
                <PressButton size="small" onPress={() => presenter.leftBehindRead()}>
                  {say('certification.left-behind-read')}
                </PressButton>
              }
            >
              <div>{say('certification.left-behind', { by: leftBehind.by })}</div>
              <ul className={styles.left}>
                {leftBehind.texts.map(({ field, value }) => (
                  <li key={field}>
                    {say('certification.left-behind-field', { name: say(`certification.field-${field}`), value })}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {saving.changedBy !== undefined && (
            <Notice
              tone="warn"
              live
              actions={
                <>
                  <PressButton size="small" onPress={async () => presenter.theirsPressed()}>
                    {say('certification.take-theirs')}
                  </PressButton>
                  <PressButton size="small" onPress={async () => presenter.minePressed()}>
                    {say('certification.keep-mine')}
                  </PressButton>
                </>
              }
            >
              {saving.changedBy === ''
                ? say('certification.changed')
                : say('certification.changed-by', { by: saving.changedBy })}
            </Notice>
          )}
          {problem && (
            <Notice tone="bad" live>
              {say(problem)}
            </Notice>
          )}
          {stage === 'unreadable' && <Notice tone="warn">{say('certification.facts-unreadable')}</Notice>}
          {stage === 'read-only' && <Notice tone="info">{say('certification.read-only')}</Notice>}
          {stage === 'reviewing' && told.mayRevoke && (
            <Notice
              tone="info"
              actions={
                <PressButton busy={busy === 'revoke'} onPress={async () => presenter.revokePressed()}>
                  {say('certification.revoke')}
                </PressButton>
              }
            >
              {say('certification.revoke-until')}
            </Notice>
          )}
          {stage === 'form' && <FillInCards presenter={presenter} onLook={look} />}
          {stage === 'returned' && <ReturnedCard presenter={presenter} onLook={look} />}
          {stage === 'certified' && <CertifiedCard presenter={presenter} />}
          <EnteredCard presenter={presenter} onLook={look} />
          {stage === 'certified' && <OnboardingEntry />}
          {(stage === 'reviewing' || stage === 'certified') && <Record told={told} />}
        </div>
        <div className={styles.column}>
          {stage !== 'certified' && stage !== 'read-only' && stage !== 'unreadable' && (
            <PapersCard presenter={presenter} onLook={look} />
          )}
          {stage === 'returned' && <Holder told={told} />}
          {stage === 'returned' && <Record told={told} />}
        </div>
      </div>
      {presenter.mayWrite && <CertificationFoot presenter={presenter} />}
      <DoubtsDialog presenter={presenter} />
      {isOpen && <DocumentViewerDialog presenter={viewer} onClose={close} />}
    </>
  );
});
