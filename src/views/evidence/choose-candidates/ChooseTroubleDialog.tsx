import { observer } from 'mobx-react-lite';

import type { BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';
import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import type { ChooseTrouble } from '../../../presentation/evidence/choose-candidates/choose-view-model.ts';
import { useBusinessKind } from '../shared/use-business-kind.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { message, type Message } from '../../../words/catalogue.ts';
import { isRestrictionFailure } from '../../../presentation/evidence/shared/restriction-view.ts';
import { useWords } from '../../../words/use-words.ts';

type Named = Exclude<ChooseTrouble['because'], 'failed'>;

const troubleTexts: Readonly<
  Record<Named, { readonly words: (kind: BusinessKind) => Message; readonly callsService: boolean }>
> = {
  'no-fundable-party': { words: (kind) => message('choose.trouble-no-fundable-party', { kind }), callsService: true },
  'too-many-applicants': { words: () => message('choose.trouble-too-many'), callsService: true },
  'steps-missing': { words: () => message('choose.trouble-steps'), callsService: true },
  'already-packaged': { words: (kind) => message('choose.trouble-packaged', { kind }), callsService: false },
  'may-not-go-together': { words: (kind) => message('choose.trouble-selection', { kind }), callsService: false },
  'already-financed': { words: () => message('choose.trouble-financed'), callsService: false },
  unknown: { words: () => message('choose.trouble-unknown'), callsService: false },
  'switched-off': { words: () => message('packages.switched-off'), callsService: false },
  'funder-not-open': { words: () => message('choose.funder-not-open-full'), callsService: false },
  'product-not-open': { words: () => message('choose.product-not-open-full'), callsService: false },
  'no-limit': { words: () => message('choose.no-limit-full'), callsService: false },
  'limit-used-up': { words: () => message('choose.limit-used-up-full'), callsService: false },
  'standard-changed': { words: () => message('choose.trouble-standard'), callsService: false },
};

/** The reason why no package was created, with the support's contact where it helps (document 2, section 8). */
export const ChooseTroubleDialog = observer(function ChooseTroubleDialog({
  presenter,
}: {
  readonly presenter: ChooseCandidatesPresenter;
}) {
  const { say } = useWords();
  const kind = useBusinessKind();
  const { trouble } = presenter;
  if (!trouble) return null;
  if (trouble.because === 'failed') {
    const { failure } = trouble;
    return (
      <PortalDialog
        open
        kind="error"
        {...(isRestrictionFailure(failure) ? { title: say('held.not-made') } : {})}
        code={failure.code || undefined}
        traceId={failure.traceId || undefined}
        onConfirmed={() => presenter.troubleRead()}
        onClosed={() => presenter.troubleRead()}
      >
        {say(failure.what)}
      </PortalDialog>
    );
  }
  const { words, callsService } = troubleTexts[trouble.because];
  return (
    <PortalDialog
      open
      kind={callsService ? 'error' : 'warning'}
      onConfirmed={() => presenter.troubleRead()}
      onClosed={() => presenter.troubleRead()}
    >
      {trouble.because === 'already-packaged' && trouble.taken.length > 0
        ? say('choose.trouble-taken', { taken: trouble.taken })
        : say(words(kind))}
    </PortalDialog>
  );
});
