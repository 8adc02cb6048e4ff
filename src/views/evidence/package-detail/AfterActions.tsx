import { observer } from 'mobx-react-lite';
import type { PackageDetailPresenter } from '../../../presentation/evidence/package-detail/package-detail-presenter.ts';
import type { FollowUpActions } from '../../../presentation/evidence/package-detail/after-view.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';

/** The actions that the user may take while the platform has the package. */
export const AfterActions = observer(function AfterActions({
  presenter,
  view: { expedite, withdraw, change, relate },
}: {
  readonly presenter: PackageDetailPresenter;
  readonly view: FollowUpActions;
}) {
  const { say } = useWords();
  const { notBefore } = expedite;
  return (
    <>
      {withdraw && (
        <PressButton kind="subtle" busy={presenter.busy} onPress={() => presenter.withdrawPressed()}>
          {say('after.withdraw')}
        </PressButton>
      )}
      {relate && (
        <PressButton kind="subtle" onPress={async () => presenter.relatePressed()}>
          {say('after.relate')}
        </PressButton>
      )}
      {change && (
        <PressButton kind="subtle" onPress={() => presenter.after.requestPressed('change')}>
          {say('after.change')}
        </PressButton>
      )}
      {expedite.offered && (
        <PressButton
          unavailable={notBefore === undefined ? undefined : say('after.expedite-again', { again: notBefore })}
          onPress={() => presenter.after.requestPressed('expedite')}
        >
          {say('after.expedite')}
        </PressButton>
      )}
    </>
  );
});
