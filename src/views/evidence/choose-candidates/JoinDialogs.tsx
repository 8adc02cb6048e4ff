import { observer } from 'mobx-react-lite';

import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import type { JoinController } from '../../../presentation/evidence/choose-candidates/join-controller.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { TroubleDialogs } from '../shared/TroubleDialogs.tsx';
import { useBusinessKind } from '../shared/use-business-kind.ts';

/** The button that adds the selection to a submitted package instead of creating a new one. */
export const JoinButton = observer(function JoinButton({
  presenter,
}: {
  readonly presenter: ChooseCandidatesPresenter;
}) {
  const { say } = useWords();
  const { mayGoOn, creating } = presenter.viewModel;
  if (!mayGoOn || presenter.restriction) return null;
  return (
    <PressButton
      kind="subtle"
      block
      busy={presenter.joinController.busy}
      unavailable={creating ? say('choose.join-creating') : undefined}
      onPress={async () => presenter.joinPressed()}
    >
      {say('choose.join')}
    </PressButton>
  );
});

/** The dialogs for adding to a submitted package: the choice of the package, its absence, and a failure. */
export const JoinDialogs = observer(function JoinDialogs({ controller }: { readonly controller: JoinController }) {
  const { say } = useWords();
  const kind = useBusinessKind();
  const { taking, trouble, failure, count } = controller;
  const none = taking === 'none';
  const total = taking === undefined || none || !taking.totalAmount ? '' : money(moneyToText(taking.totalAmount));
  return (
    <>
      <PortalDialog
        open={taking !== undefined}
        kind={none ? 'info' : 'confirm'}
        title={say('choose.join')}
        {...(none ? {} : { confirmLabel: say('after.relate-count', { count, kind }) })}
        onConfirmed={async () => controller.joinConfirmed()}
        onClosed={() => controller.joinDropped()}
      >
        {taking !== undefined &&
          (none
            ? say('choose.join-none', { kind })
            : say('choose.join-body', { count, kind, packageId: taking.packageId, total }))}
      </PortalDialog>
      <TroubleDialogs trouble={trouble} failure={failure} onRead={() => controller.troubleRead()} />
    </>
  );
});
