import { observer } from 'mobx-react-lite';
import type { PackageDetailPresenter } from '../../../presentation/evidence/package-detail/package-detail-presenter.ts';
import type { PackageDetailView } from '../../../presentation/evidence/package-detail/package-detail-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { focusOnceLost } from '../../design/actions/focus-in.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { AfterActions } from './AfterActions.tsx';

interface DetailActionsProps {
  readonly presenter: PackageDetailPresenter;
  readonly view: PackageDetailView;
}

/** The actions that the user may take on the package now. */
export const DetailActions = observer(function DetailActions({ presenter, view }: DetailActionsProps) {
  const { say } = useWords();
  const { busy } = presenter;
  const { actions, returnedCount } = view;
  const claimPressed = async (): Promise<void> => {
    await presenter.claimPressed();
    // The button disappears after its action.
    focusOnceLost([]);
  };
  return (
    <>
      <PressButton kind="subtle" onPress={() => window.print()}>
        {say('detail.print')}
      </PressButton>
      <AfterActions presenter={presenter} view={view.after} />
      {actions.discard && (
        <PressButton kind="subtle" busy={busy} onPress={() => presenter.discardPressed()}>
          {say('detail.discard')}
        </PressButton>
      )}
      {actions.letter && (
        <PressButton
          kind={view.standingTask === 'sign' ? 'primary' : 'ordinary'}
          onPress={async () => presenter.overdue.letterPressed()}
        >
          {say('overdue.open')}
        </PressButton>
      )}
      {actions.claim && (
        <PressButton kind="primary" busy={busy} onPress={claimPressed}>
          {say('detail.claim')}
        </PressButton>
      )}
      {actions.mend && (
        <PressButton kind="primary" busy={busy} onPress={async () => presenter.mendPressed()}>
          {returnedCount > 0 ? say('detail.mend', { items: returnedCount }) : say('packages.mend')}
        </PressButton>
      )}
      {actions.continue && (
        <PressButton kind="primary" onPress={() => presenter.continuePressed()}>
          {returnedCount > 0 ? say('detail.mend', { items: returnedCount }) : say('detail.continue')}
        </PressButton>
      )}
    </>
  );
});
