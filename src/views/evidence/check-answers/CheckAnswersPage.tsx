import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FileReference } from '../../../domain/evidence/materials/material.ts';
import type { CheckAnswersPresenter } from '../../../presentation/evidence/check-answers/check-answers-presenter.ts';
import type { ShownAnswers } from '../../../presentation/evidence/check-answers/checked-answers.ts';
import { comparableFiles } from '../../../presentation/evidence/shared/comparable-files.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useListCrumbs } from '../shared/use-list-crumbs.ts';
import { useWords } from '../../../words/use-words.ts';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PackageStateBadge } from '../shared/PackageStateBadge.tsx';
import { DocumentViewerDialog } from '../../viewer/shared/DocumentViewerDialog.tsx';
import { AnswerStage } from './AnswerStage.tsx';
import { CheckDialogs } from './CheckDialogs.tsx';
import { CheckFacts } from './CheckFacts.tsx';
import { CheckNotices } from './CheckNotices.tsx';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '1040px', margin: '0 auto' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    [onPhone]: { '& > button': { flexGrow: 1 } },
  },
});

export interface CheckAnswersPageProps {
  readonly presenter: CheckAnswersPresenter;
  readonly viewer: ViewerPresenter;
  readonly shown: ShownAnswers;
}

/** The check of a package: what is missing, what the user should know, all values, and the submission. */
export const CheckAnswersPage = observer(function CheckAnswersPage({
  presenter,
  viewer,
  shown,
}: CheckAnswersPageProps) {
  const styles = useStyles();
  const crumbs = useListCrumbs();
  const { say } = useWords();
  const [looking, setLooking] = useState(false);
  const { maySubmit, submitting, underWay, state } = presenter.viewModel;
  const { facts, stages, editable, blockers, doubts, waitsForReading, restriction } = shown;

  const files: readonly FileReference[] = stages.flatMap((stage) =>
    stage.materials.flatMap((material) => material.items.flatMap((item) => item.files)),
  );
  const showFile = (fileId: string): void => {
    viewer.opened(
      files,
      Math.max(
        0,
        files.findIndex((file) => file.fileId === fileId),
      ),
      comparableFiles(
        stages.map(({ stage, materials }) => ({
          stage,
          files: materials.flatMap(({ items }) => items.flatMap((item) => item.files)),
        })),
      ),
    );
    setLooking(true);
  };
  const submitRefusal = (): string | undefined => {
    if (maySubmit) return undefined;
    if (restriction) return say(`packages.held-${restriction.kind}`);
    const [doubt] = doubts;
    if (blockers.length === 0 && underWay === 0 && doubt) return say(doubt);
    if (waitsForReading && underWay === 0) return say('check.wait-reading');
    return underWay > 0 && blockers.length === 0 ? say('check.under-way', { count: underWay }) : say('check.blocked');
  };
  const actions = (
    <>
      <PressButton onPress={() => presenter.backPressed()}>{say('check.back')}</PressButton>
      {editable && (
        <PressButton
          kind="primary"
          busy={submitting}
          unavailable={submitRefusal()}
          onPress={() => presenter.submitPressed()}
        >
          {say('check.submit')}
        </PressButton>
      )}
    </>
  );

  return (
    <div className={styles.page}>
      <div>
        <PageHeader
          title={say('check.title')}
          crumbs={[...crumbs, { label: facts.number }]}
          state={<PackageStateBadge state={state} code={shown.stateCode} />}
          actions={actions}
        />
        <CheckNotices presenter={presenter} shown={shown} underWay={underWay} />
      </div>
      <CheckFacts
        facts={facts}
        expected={
          editable && !restriction && blockers.length === 0 && !waitsForReading && doubts.length === 0
            ? shown.expected
            : undefined
        }
      />
      {stages.map((stage) => (
        <AnswerStage
          key={stage.stage}
          stage={stage}
          editable={editable}
          onLooked={showFile}
          onExpected={() => viewer.prepare()}
          onOriginal={(documentId) => presenter.originals.originalPressed(documentId)}
        />
      ))}
      <div className={styles.foot}>{actions}</div>
      <CheckDialogs presenter={presenter} questions={shown.questions} />
      {looking && (
        <DocumentViewerDialog
          presenter={viewer}
          onClose={() => {
            setLooking(false);
            viewer.left();
          }}
        />
      )}
    </div>
  );
});
