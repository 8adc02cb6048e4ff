import { observer } from 'mobx-react-lite';

import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import type { ChooseTrouble } from '../../../presentation/evidence/choose-candidates/choose-view-model.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';

type Named = Exclude<ChooseTrouble['because'], 'failed'>;

const told: Readonly<Record<Named, { readonly words: PlainKey; readonly callsService: boolean }>> = {
  'no-fundable-party': { words: 'choose.trouble-no-fundable-party', callsService: true },
  'too-many-applicants': { words: 'choose.trouble-too-many', callsService: true },
  'steps-missing': { words: 'choose.trouble-steps', callsService: true },
  'already-packaged': { words: 'choose.trouble-packaged', callsService: false },
  'may-not-go-together': { words: 'choose.trouble-selection', callsService: false },
  unknown: { words: 'choose.trouble-unknown', callsService: false },
  'standard-changed': { words: 'choose.trouble-standard', callsService: false },
};

/** Why no package was made, and whom to call where that helps (document 2, section 8). */
export const ChooseTroubleDialog = observer(function ChooseTroubleDialog({ presenter }: { readonly presenter: ChooseCandidatesPresenter }) {
  const { say } = useWords();
  const { trouble } = presenter;
  if (!trouble) return null;
  if (trouble.because === 'failed') {
    const { failure } = trouble;
    return (
      <PortalDialog open kind="error" code={failure.code || undefined} traceId={failure.traceId || undefined} onConfirmed={() => presenter.troubleRead()} onClosed={() => presenter.troubleRead()}>
        {say(failure.what)}
      </PortalDialog>
    );
  }
  const { words, callsService } = told[trouble.because];
  return (
    <PortalDialog open kind={callsService ? 'error' : 'warning'} onConfirmed={() => presenter.troubleRead()} onClosed={() => presenter.troubleRead()}>
      {trouble.because === 'already-packaged' && trouble.taken.length > 0 ? say('choose.trouble-taken', { taken: trouble.taken }) : say(words)}
    </PortalDialog>
  );
});
