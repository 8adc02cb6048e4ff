import { observer } from 'mobx-react-lite';
import type { CheckAnswersPresenter } from '../../../presentation/evidence/check-answers/check-answers-presenter.ts';
import type { CheckTrouble } from '../../../presentation/evidence/check-answers/checked-answers.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Say } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { isRestrictionFailure } from '../../../presentation/evidence/shared/restriction-view.ts';
import { RestrictionHelp } from '../shared/RestrictionHelp.tsx';
import { OriginalsDialog } from './OriginalsDialog.tsx';

type CheckConflict = Exclude<
  CheckTrouble,
  { readonly because: 'failed' | 'not-checked' | 'agreement-withdrawn' | 'agreement-to-sign' }
>;
type AgreementTrouble = Extract<CheckTrouble, { readonly because: 'agreement-withdrawn' | 'agreement-to-sign' }>;

const isOfAgreement = (trouble: CheckTrouble): trouble is AgreementTrouble =>
  trouble.because === 'agreement-withdrawn' || trouble.because === 'agreement-to-sign';

function conflictText(say: Say, conflict: CheckConflict): string {
  switch (conflict.because) {
    case 'package-moved':
      return say('check.conflict-moved', { action: conflict.move?.action, by: conflict.by });
    case 'items-unseen':
      return say('check.conflict-unseen', { changed: conflict.changed, people: conflict.by });
    case 'not-in-this-state':
      return conflict.move ? say('check.conflict-moved', conflict.move) : say('check.conflict-state');
    case 'unknown':
      return say('check.unknown');
    case 'standard-changed':
      return say('check.conflict-standard');
    case 'incomplete':
      return say('check.conflict-incomplete', { count: conflict.count });
    case 'originals-missing':
      return say('check.conflict-originals', { count: conflict.documents.length });
  }
}

interface CheckDialogsProps {
  readonly presenter: CheckAnswersPresenter;
  readonly questions: readonly Message[];
}

/** The question before the submission, and the dialogs for its refusal or failure. */
export const CheckDialogs = observer(function CheckDialogs({ presenter, questions }: CheckDialogsProps) {
  const { say } = useWords();
  const { warningsAsked, trouble } = presenter;
  const conflict =
    trouble && trouble.because !== 'failed' && trouble.because !== 'not-checked' && !isOfAgreement(trouble)
      ? trouble
      : undefined;
  const agreement = trouble && isOfAgreement(trouble) ? trouble : undefined;
  const unchecked = trouble?.because === 'not-checked' ? trouble.failure : undefined;
  const failure = trouble?.because === 'failed' ? trouble.failure : undefined;
  return (
    <>
      <OriginalsDialog originals={presenter.originals} />
      <PortalDialog
        open={warningsAsked}
        kind="confirm"
        title={say('check.ask-title')}
        confirmLabel={say('check.ask-yes')}
        onConfirmed={async () => presenter.questionConfirmed()}
        onClosed={() => presenter.questionDropped()}
      >
        {questions.map((question) => (
          <div key={say(question)}>{say(question)}</div>
        ))}
      </PortalDialog>
      <PortalDialog
        open={conflict !== undefined}
        kind="warning"
        mustAnswer
        title={say(conflict?.because === 'unknown' ? 'check.unknown-title' : 'check.conflict-title')}
        confirmLabel={say('check.conflict-look')}
        onConfirmed={async () => presenter.troubleRead()}
      >
        {conflict && conflictText(say, conflict)}
      </PortalDialog>
      <PortalDialog
        open={agreement !== undefined}
        kind="warning"
        title={say('held.not-submitted')}
        confirmLabel={say('dialogs.ok')}
        onConfirmed={() => presenter.failureRead()}
        onClosed={() => presenter.failureRead()}
      >
        {agreement && (
          <RestrictionHelp
            kind={agreement.because === 'agreement-to-sign' ? 'to-sign' : 'withdrawn'}
            product={agreement.product}
            words={message(`held.${agreement.because}`, { when: agreement.when })}
          />
        )}
      </PortalDialog>
      <PortalDialog
        open={unchecked !== undefined}
        kind="error"
        title={say('check.not-checked-title')}
        code={unchecked?.code || undefined}
        traceId={unchecked?.traceId || undefined}
        confirmLabel={say('common.retry')}
        onConfirmed={async () => presenter.askAgainPressed()}
        onClosed={() => presenter.failureRead()}
      >
        <div>{say('check.not-checked')}</div>
        <div>{unchecked && say(unchecked.what)}</div>
      </PortalDialog>
      <PortalDialog
        open={failure !== undefined}
        kind="error"
        title={say(isRestrictionFailure(failure) ? 'held.not-submitted' : 'check.failed-title')}
        code={failure?.code || undefined}
        traceId={failure?.traceId || undefined}
        confirmLabel={say('dialogs.ok')}
        onConfirmed={() => presenter.failureRead()}
        onClosed={() => presenter.failureRead()}
      >
        <div>{failure && say(failure.what)}</div>
        <div>{say(isRestrictionFailure(failure) ? 'held.restricted-safe' : 'check.failed-safe')}</div>
      </PortalDialog>
    </>
  );
});
